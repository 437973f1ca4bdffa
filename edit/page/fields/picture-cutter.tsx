import { useEffect, useRef, useState } from 'react';
import { useEditing } from '#edit/page/editing-context.ts';
import { get, post } from '#edit/page/request.ts';
import { withValueAt } from '#edit/page/form-context.ts';
import { schemaAt } from '#edit/records/field-schema.ts';

const middle = { across: 0.5, down: 0.5, zoom: 1 };

const sliders = [
  { part: 'across', title: 'Left to right', least: 0, most: 1 },
  { part: 'down', title: 'Top to foot', least: 0, most: 1 },
  { part: 'zoom', title: 'Closer', least: 1, most: 4 },
] as const;

/** Cuts a photograph to the shape of the picture whose place it takes, and asks what it shows. */
export function PictureCutter({
  name,
  asksAlt,
  photograph,
  onEnd,
}: {
  name: string;
  /** Whether what it shows is to be told; of an upright cut it is told already. */
  asksAlt: boolean;
  photograph: File;
  onEnd: () => void;
}) {
  const { change, company, file = '', values, flush } = useEditing();
  const [cut, setCut] = useState(middle);
  const [size, setSize] = useState({ width: 1600, height: 900 });
  const [bitmap, setBitmap] = useState<ImageBitmap>();
  const [problem, setProblem] = useState('');
  const [isMaking, setIsMaking] = useState(false);
  const [alt, setAlt] = useState('');
  const canvas = useRef<HTMLCanvasElement>(null);
  const entry = company.records.find((record) => record.file === file);
  const schema = schemaAt(company.schemas[entry?.kind ?? ''] ?? {}, values[file], ['picture', 'alt']);

  useEffect(() => {
    get<typeof size>('picture-size', { name }).then(setSize, (error: Error) => setProblem(error.message));
  }, [name]);

  useEffect(() => {
    createImageBitmap(photograph).then(setBitmap, () =>
      setProblem('That file is no picture that can be shown. Use a photograph as JPEG, PNG or WebP.'),
    );
  }, [photograph]);

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (context === undefined || context === null || bitmap === undefined) return;
    const scale = Math.min(bitmap.width / size.width, bitmap.height / size.height) / cut.zoom;
    const [width, height] = [size.width * scale, size.height * scale];
    const [left, top] = [(bitmap.width - width) * cut.across, (bitmap.height - height) * cut.down];
    context.drawImage(bitmap, left, top, width, height, 0, 0, context.canvas.width, context.canvas.height);
  }, [bitmap, cut, size]);

  async function use() {
    setIsMaking(true);
    try {
      const { id } = await post<{ id: string }>('picture', photograph, { name, ...cut });
      change(name, 'picture', id);
      if (alt.trim() !== '')
        change(file, 'alt of the picture', withValueAt(values[file], ['picture', 'alt'], alt.trim()));
      await flush();
      onEnd();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
      setIsMaking(false);
    }
  }

  return (
    <div className="editor-cutter">
      <canvas
        ref={canvas}
        width={640}
        height={Math.round((640 * size.height) / size.width)}
        aria-label="The part that is shown"
        role="img"
      />
      {sliders.map(({ part, title, least, most }) => (
        <label key={part} className="editor-slider">
          {title}
          <input
            type="range"
            min={least}
            max={most}
            step={0.01}
            value={cut[part]}
            onChange={({ target }) => setCut({ ...cut, [part]: Number(target.value) })}
          />
        </label>
      ))}
      {asksAlt ? (
        <>
          <label className="editor-field">
            What does it show, for people who can’t see it?
            <textarea
              rows={2}
              value={alt}
              maxLength={schema.maxLength}
              onChange={({ target }) => setAlt(target.value.replaceAll('\n', ' '))}
            />
          </label>
          <p className="editor-help">
            One sentence, from {schema.minLength} to {schema.maxLength} characters.
          </p>
        </>
      ) : null}
      <p className="editor-problem" role="status">
        {problem}
      </p>
      <div className="editor-buttons">
        <button
          type="button"
          className="editor-button"
          disabled={
            isMaking || bitmap === undefined || (asksAlt && alt.trim().length < (schema.minLength ?? 0))
          }
          onClick={() => void use()}
        >
          {isMaking ? 'The files are made …' : 'Use this photograph'}
        </button>
        <button type="button" className="editor-small" onClick={onEnd}>
          Cancel
        </button>
      </div>
    </div>
  );
}
