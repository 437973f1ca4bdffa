import { Box, SegmentedControl, Stack, Text } from '@mantine/core';
import { useElementSize, useWindowEvent } from '@mantine/hooks';
import { useState } from 'react';
import { api, jsonOf, useCheck } from '#cms/ui/api.ts';
import { useEditor } from '#cms/ui/use-editing.ts';

/** How wide the page is shown, in its own pixels. */
const widths = { Desktop: 1280, Phone: 390 };

/** The record's page as visitors will see it: the site itself. A click on a text opens its field. */
export function Preview() {
  const [device, setDevice] = useState<keyof typeof widths>('Desktop');
  const { ref, width, height } = useElementSize();
  const { preview, entry, open } = useEditor();
  const { data: check } = useCheck();
  const scale = Math.min(1, width / widths[device]) || 1;

  useWindowEvent('message', ({ origin, data }: MessageEvent<{ texts?: string[]; page?: string } | null>) => {
    if (origin !== preview || data?.texts === undefined || data.page === undefined) return;
    const texts = data.texts.filter((text) => text.length < 2000);
    void jsonOf(api['field-of'].$post({ json: { texts, page: data.page } })).then(
      (found) => found !== null && open(found.file, found.field),
    );
  });

  return (
    <Stack component="section" aria-label="Preview" bg="gray.1" p="md" gap="xs" flex={1.1} miw={0}>
      {check?.problems.some(({ severity }) => severity === 'error') ? (
        <Text size="sm">The preview follows again once everything to fix is fixed.</Text>
      ) : null}
      <SegmentedControl
        data={Object.keys(widths)}
        value={device}
        onChange={(next) => setDevice(next as keyof typeof widths)} // One of those offered.
      />
      <Box ref={ref} flex={1} bg="white" style={{ overflow: 'hidden' }}>
        <Box
          component="iframe"
          title="The page as visitors see it"
          src={preview + entry.page}
          bd={0}
          w={widths[device]}
          h={height / scale}
          style={{ transform: `scale(${scale})`, transformOrigin: '0 0' }}
        />
      </Box>
    </Stack>
  );
}
