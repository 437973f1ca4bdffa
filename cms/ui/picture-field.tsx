import { Alert, Box, Button, FileButton, Group, Image, Paper, Slider, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import { api, useCheck } from '#cms/ui/api.ts';
import { useEditor } from '#cms/ui/use-editing.ts';

/** A picture of a record: choose a photograph, and move it until the part that is shown is right. */
export function PictureField({ name, label, width }: { name: string; label: string; width: number }) {
  const { preview } = useEditor();
  const [photograph, setPhotograph] = useState<{ file: File; address: string }>();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area>();
  // Changes with the picture, so that the new one is loaded.
  const { dataUpdatedAt } = useCheck();
  const [aspect, setAspect] = useState(16 / 9);
  const [isUnreadable, setUnreadable] = useState(false);
  const use = useMutation({
    async mutationFn({ x, y, width, height }: Area) {
      const query = { name, left: String(x), top: String(y), width: String(width), height: String(height) };
      await api.picture.$post({ query }, { init: { body: photograph?.file ?? null } });
      choose(null);
    },
  });
  function choose(file: File | null) {
    if (photograph !== undefined) URL.revokeObjectURL(photograph.address);
    setPhotograph(file === null ? undefined : { file, address: URL.createObjectURL(file) });
    setZoom(1);
    setUnreadable(false);
    use.reset();
  }
  return (
    <Paper withBorder p="sm" component={Stack} gap="xs" role="region" aria-label={label}>
      <Text fw={600}>{label}</Text>
      {photograph === undefined ? (
        <>
          <Image
            src={`${preview}/images/${name}-${width}.avif?${dataUpdatedAt}`}
            alt=""
            mah={220}
            fit="contain"
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setAspect(naturalWidth / naturalHeight)
            }
          />
          <FileButton onChange={choose} accept="image/jpeg,image/png,image/webp,image/avif">
            {(props) => <Button {...props}>Choose another photograph</Button>}
          </FileButton>
        </>
      ) : (
        <>
          <Box pos="relative" h="18rem">
            <Cropper
              image={photograph.address}
              aspect={aspect}
              crop={crop}
              zoom={zoom}
              onCropChange={setCrop}
              onZoomChange={setZoom}
              onCropComplete={(_, pixels) => setArea(pixels)}
              mediaProps={{ onError: () => setUnreadable(true) }}
            />
          </Box>
          <Text size="sm">Drag it, or use the arrow keys. Making all its sizes takes up to 30 seconds.</Text>
          <Slider aria-label="Closer" min={1} max={4} step={0.01} value={zoom} onChange={setZoom} />
          {isUnreadable ? (
            <Alert color="red" role="alert">
              The photograph can’t be shown. An iPhone’s HEIC file has to be exported as JPEG first.
            </Alert>
          ) : null}
          {use.error === null ? null : <Alert color="red">{use.error.message}</Alert>}
          <Group>
            <Button
              variant="filled"
              disabled={area === undefined}
              onClick={() => area && use.mutate(area)}
              loading={use.isPending}
            >
              Use this photograph
            </Button>
            <Button onClick={() => choose(null)}>Cancel</Button>
          </Group>
        </>
      )}
    </Paper>
  );
}
