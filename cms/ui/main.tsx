import { Alert, Button, createTheme, MantineProvider, Text } from '@mantine/core';
import '@mantine/core/styles.css';
import { MutationCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { useRecords } from '#cms/ui/api.ts';
import { Editor } from '#cms/ui/editor.tsx';
import '#cms/ui/editor.css';

const client: QueryClient = new QueryClient({
  mutationCache: new MutationCache({
    // Not waited for: the next save would wait too.
    onSuccess: () => void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'record' }),
  }),
  defaultOptions: {
    // Without structural sharing: a record is dirty while it is not the very value that was written last.
    queries: { retry: false, staleTime: Infinity, gcTime: Infinity, structuralSharing: false },
  },
});

function Themed() {
  const { data, error } = useRecords();
  // Without its colors, which may be what has to be fixed, it is blue.
  const { call = '#194f81', 'call-hover': pressed = call, link = call, ...others } = data?.colors ?? {};
  const { night = '#161616', 'on-night': onNight = '#ffffff' } = others;
  const theme = createTheme({
    // Ten shades are asked for; the company has one, and one for the pointer.
    colors: { company: [call, call, call, call, call, call, call, pressed, pressed, pressed] },
    primaryColor: 'company',
    primaryShade: 6,
    // Black or white on any color, whichever contrasts more.
    autoContrast: true,
    luminanceThreshold: 0.18,
    cursorType: 'pointer',
    components: { Button: Button.extend({ defaultProps: { variant: 'default' } }) },
  });
  const variables = () => ({
    variables: { '--night': night, '--on-night': onNight },
    light: {
      '--mantine-color-dimmed': '#555555',
      '--mantine-color-placeholder': '#555555',
      '--mantine-color-error': '#b3122a',
      '--mantine-color-anchor': link,
    },
    dark: {},
  });
  return (
    <MantineProvider theme={theme} cssVariablesResolver={variables} forceColorScheme="light">
      {error === null ? null : <Alert color="red">{error.message}</Alert>}
      {data === undefined ? (
        error === null && <Text p="xl">The company is read …</Text>
      ) : (
        <Editor company={data} />
      )}
    </MantineProvider>
  );
}

const container = document.querySelector('#editor');
if (container !== null)
  createRoot(container).render(
    <QueryClientProvider client={client}>
      <Themed />
    </QueryClientProvider>,
  );
