import { Alert, Button, FileButton, Group, Image, Paper, Slider, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { answer, api, useRecords } from '#cms/ui/api.ts';

/** The picture of a record: choose a photograph, and move it until the part that is shown is right. */
export function PictureField({ picture }: { picture: { name: string; portrait?: string | undefined } }) {
  const names = [picture.name, ...(picture.portrait === undefined ? [] : [picture.portrait])];
  return names.map((name) => (
    <Picture
      key={name}
      name={name}
      label={name === picture.name ? 'The picture' : 'Its upright cut for phones'}
    />
  ));
}

function Picture({ name, label }: { name: string; label: string }) {
  const { data: records } = useRecords();
  const [photograph, setPhotograph] = useState<{ file: File; address: string }>();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area>();
  const [made, setMade] = useState(0);
  const size = useQuery({
    queryKey: ['size', name],
    queryFn: () => answer(api['picture-size'].$get({ query: { name } })),
  });
  const use = useMutation({
    async mutationFn({ x, y, width, height }: Area) {
      const query = { name, left: String(x), top: String(y), width: String(width), height: String(height) };
      await api.picture.$post({ query }, { init: { body: photograph?.file ?? null } });
      setMade((count) => count + 1);
      choose(null);
    },
  });
  function choose(file: File | null) {
    if (photograph !== undefined) URL.revokeObjectURL(photograph.address);
    setPhotograph(file === null ? undefined : { file, address: URL.createObjectURL(file) });
    setZoom(1);
    use.reset();
  }
  const { width = 16, height = 9 } = size.data ?? {};
  return (
    <Paper withBorder p="sm" component="section" aria-label={label}>
      <Stack gap="xs">
        <Text fw={600}>{label}</Text>
        {photograph === undefined ? (
          <>
            <Image
              src={`${records?.preview}/images/${name}-${width < height ? 900 : 800}.webp?${made}`}
              alt=""
              radius="sm"
              mah={220}
              fit="contain"
            />
            <FileButton onChange={choose} accept="image/jpeg,image/png,image/webp,image/avif">
              {(props) => (
                <Button variant="default" {...props}>
                  Choose another photograph
                </Button>
              )}
            </FileButton>
          </>
        ) : (
          <>
            <div className="cropper">
              <Cropper
                image={photograph.address}
                aspect={width / height}
                crop={crop}
                zoom={zoom}
                onCropChange={setCrop}
                onZoomChange={setZoom}
                onCropComplete={(_, pixels) => setArea(pixels)}
              />
            </div>
            <Text size="sm">Drag it, or use the arrow keys.</Text>
            <Slider aria-label="Closer" min={1} max={4} step={0.01} value={zoom} onChange={setZoom} />
            {use.error === null ? null : <Alert color="red">{use.error.message}</Alert>}
            <Group>
              <Button
                disabled={area === undefined}
                onClick={() => area && use.mutate(area)}
                loading={use.isPending}
              >
                Use this photograph
              </Button>
              <Button variant="default" onClick={() => choose(null)}>
                Cancel
              </Button>
            </Group>
            {use.isPending ? (
              <Text role="status">It is made into the website’s sizes: up to 30 seconds.</Text>
            ) : null}
          </>
        )}
      </Stack>
    </Paper>
  );
}
