import { Monitor, Smartphone } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '#app/components/ui/icon.tsx';
import { useEditing } from '#edit/page/editing-context.ts';

/** How wide the page is shown, in its own pixels. */
const widths = { desktop: 1280, phone: 390 } as const;
type Device = keyof typeof widths;

/** How long a page may take to load again by itself, in milliseconds. */
const patience = 3000;

/** The record's page, as visitors will see it: the site itself, made of what is in the form. */
export function PreviewPanel() {
  const { company, file, problems, status } = useEditing();
  const [device, setDevice] = useState<Device>('desktop');
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const page = company.records.find((record) => record.file === file)?.page ?? '/';

  // The page tells which change it shows, and loads again by itself at the next one. One that was only just being opened
  // may not have heard of it: it is opened again.
  const [seen, setSeen] = useState(-1);
  useEffect(() => {
    const hear = ({ origin, data }: MessageEvent<{ change?: unknown } | null>) => {
      if (origin === company.preview && typeof data?.change === 'number') setSeen(data.change);
    };
    globalThis.addEventListener('message', hear);
    return () => globalThis.removeEventListener('message', hear);
  }, [company.preview]);
  useEffect(() => {
    if (seen >= status.shown) return undefined;
    let wait = patience;
    const openAgain = () => {
      frame.current?.setAttribute('src', company.preview + page);
      wait *= 2;
      timer = setTimeout(openAgain, wait);
    };
    let timer = setTimeout(openAgain, wait);
    return () => clearTimeout(timer);
  }, [company.preview, page, seen, status.shown]);

  // A page made for a wide screen is shown smaller, not narrower.
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const scale = Math.min(1, (entry?.contentRect.width ?? 0) / widths[device]);
      element.style.setProperty('--scale', String(scale));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [device]);

  return (
    <section className="editor-preview" aria-label="Preview">
      <div className="editor-preview-head">
        <h2>Preview</h2>
        <DeviceButton device="desktop" icon={Monitor} name="Desktop" chosen={device} onChoose={setDevice} />
        <DeviceButton device="phone" icon={Smartphone} name="Phone" chosen={device} onChoose={setDevice} />
      </div>
      {status.problems.length === 0 ? null : (
        <p className="editor-preview-waits">
          The preview follows again once{' '}
          {problems.length === 0 ? 'the new fields are filled in' : 'everything to mend is mended'}.
        </p>
      )}
      <div ref={place} className="editor-frame" data-device={device}>
        <iframe
          ref={frame}
          title="The page as visitors see it"
          src={company.preview + page}
          sandbox="allow-scripts allow-same-origin"
        />
      </div>
    </section>
  );
}

function DeviceButton({
  device,
  icon,
  name,
  chosen,
  onChoose,
}: {
  device: Device;
  icon: typeof Monitor;
  name: string;
  chosen: Device;
  onChoose: (device: Device) => void;
}) {
  return (
    <button
      type="button"
      className="editor-small"
      aria-pressed={chosen === device}
      onClick={() => onChoose(device)}
    >
      <Icon icon={icon} className="editor-icon" />
      {name}
    </button>
  );
}
