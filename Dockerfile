FROM python:3.13-slim

ENV PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    DUEL_DATABASE_URL=sqlite:////data/duel.db \
    DUEL_HTTP=127.0.0.1:8080

WORKDIR /app

COPY requirements.lock .
RUN pip install --no-cache-dir --require-hashes -r requirements.lock

# The volume takes over the owner of this folder, so the bot can write there without being root.
RUN useradd --system --uid 10001 duel && install -d -o duel /data
VOLUME /data

COPY config config
COPY game game
COPY words words
COPY duel duel
COPY picture picture
COPY storage storage
COPY bot bot
COPY cogs cogs

USER duel
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s CMD ["python", "-m", "bot", "health"]
CMD ["python", "-m", "bot", "run"]
