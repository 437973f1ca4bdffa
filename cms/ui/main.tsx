import { Button, createTheme, MantineProvider, type MantineColorsTuple } from '@mantine/core';
import '@mantine/core/styles.css';
import { focusManager, MutationCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { createRoot } from 'react-dom/client';
import { useRecords } from '#cms/ui/api.ts';
import { Editor } from '#cms/ui/editor.tsx';
import '#cms/ui/editor.css';

// The library listens to tabs alone; a change may come from a program in the next window.
focusManager.setEventListener((onFocus) => {
  const look = () => onFocus();
  globalThis.addEventListener('focus', look);
  return () => globalThis.removeEventListener('focus', look);
});

const client: QueryClient = new QueryClient({
  mutationCache: new MutationCache({
    // Not waited for: the next save would wait too.
    onSuccess: () => void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'record' }),
  }),
  // Somebody may have changed a file in another program: what is shown is read again when the page is looked at.
  defaultOptions: {
    // Without structural sharing: a record is dirty while it is not the very value that was written last.
    queries: { retry: false, staleTime: Infinity, refetchOnWindowFocus: 'always', structuralSharing: false },
  },
});

/** Until the company's own colors are read, and while they are what has to be fixed. */
const plain = {
  call: '#194f81',
  'call-hover': '#023f6f',
  'on-call': '#ffffff',
  link: '#194f81',
  page: '#ffffff',
  band: '#f2f2f2',
  text: '#161616',
  muted: '#555555',
  line: '#c8c8c8',
  focus: '#0065b4',
  night: '#161616',
  'on-night': '#f8f8f8',
  'night-line': '#555555',
};

/** The editor in the company's colors. */
function Themed({ children }: { children: ReactNode }) {
  const { data } = useRecords();
  const colors: Record<string, string> = useMemo(() => ({ ...plain, ...data?.colors }), [data?.colors]);
  const theme = useMemo(
    () =>
      createTheme({
        // Ten shades are asked for; the company has one, and one for the pointer.
        colors: {
          company: Array.from(
            { length: 10 },
            (_, shade) => colors[shade > 6 ? 'call-hover' : 'call'],
          ) as unknown as MantineColorsTuple,
        },
        primaryColor: 'company',
        primaryShade: 6,
        cursorType: 'pointer',
        defaultRadius: 'sm',
        components: {
          Button: Button.extend({
            classNames: (_, { variant }) => ({
              root: variant === undefined || variant === 'filled' ? 'filled' : `is-${variant}`,
            }),
          }),
        },
      }),
    [colors],
  );
  const resolver = useMemo(
    () => () => ({
      variables: Object.fromEntries(Object.entries(colors).map(([name, value]) => [`--${name}`, value])),
      light: {
        '--mantine-color-body': colors['page'] ?? '',
        '--mantine-color-text': colors['text'] ?? '',
        '--mantine-color-dimmed': colors['muted'] ?? '',
        '--mantine-color-placeholder': colors['muted'] ?? '',
        '--mantine-color-anchor': colors['link'] ?? '',
        '--mantine-color-error': '#b3122a',
        '--mantine-color-default-border': colors['line'] ?? '',
      },
      dark: {},
    }),
    [colors],
  );
  return (
    <MantineProvider theme={theme} cssVariablesResolver={resolver} forceColorScheme="light">
      {children}
    </MantineProvider>
  );
}

const place = document.querySelector('#editor');
if (place !== null)
  createRoot(place).render(
    <QueryClientProvider client={client}>
      <Themed>
        <Editor />
      </Themed>
    </QueryClientProvider>,
  );
