import { Box, SegmentedControl, Stack } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { answer, api } from '#cms/ui/api.ts';
import { useEditor } from '#cms/ui/use-editing.ts';

/** How wide the page is shown, in its own pixels. */
const widths = { Desktop: 1280, Phone: 390 };

/** The record's page as visitors will see it: the site itself. A click on a text opens its field. */
export function Preview({ origin, page }: { origin: string; page: string }) {
  const [device, setDevice] = useState<keyof typeof widths>('Desktop');
  const { ref, width, height } = useElementSize();
  const { open } = useEditor();
  const scale = Math.min(1, width / widths[device]) || 1;

  useEffect(() => {
    const hear = ({ origin: from, data }: MessageEvent<{ texts?: string[]; page?: string } | null>) => {
      if (from !== origin || data?.texts === undefined || data.page === undefined) return;
      const texts = data.texts.filter((text) => text.length < 2000);
      void answer(api['field-of'].$post({ json: { texts, page: data.page } })).then(
        (found) => found !== null && open(found.file, found.field),
      );
    };
    globalThis.addEventListener('message', hear);
    return () => globalThis.removeEventListener('message', hear);
  });

  return (
    <Stack className="preview" component="section" aria-label="Preview" gap="xs">
      <SegmentedControl
        data={Object.keys(widths)}
        value={device}
        onChange={(next) => setDevice(next as keyof typeof widths)} // One of those offered.
      />
      <div ref={ref} className="frame">
        <Box
          component="iframe"
          title="The page as visitors see it"
          src={origin + page}
          style={{ width: widths[device], height: height / scale, transform: `scale(${scale})` }}
        />
      </div>
    </Stack>
  );
}
