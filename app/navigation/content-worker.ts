import { fetchContent } from '#app/navigation/fetch-content.ts';

/** A thread that fetches content. Asked with an address, it answers with the page on the port that came along, or with nothing. */
addEventListener('message', ({ data: address, ports: [port] }: MessageEvent<string>) => {
  void fetchContent(address)
    .catch(() => undefined)
    .then((page) => port?.postMessage(page));
});
