import { useState } from 'react';
import { PictureCutter } from '#edit/page/fields/picture-cutter.tsx';
import { useEditing } from '#edit/page/editing-context.ts';
import { plainText } from '#edit/records/field-schema.ts';
import type { RecordPicture } from '#edit/records/record-pages.ts';

/** The picture of a record: drop a photograph on it, or choose one. */
export function PictureField({ picture: { name, portrait } }: { picture: RecordPicture }) {
  return (
    <div className="editor-pictures">
      <Place name={name} title="The picture" asksAlt />
      {portrait === undefined ? null : <Place name={portrait} title="Its upright cut for phones" />}
    </div>
  );
}

function Place({ name, title, asksAlt = false }: { name: string; title: string; asksAlt?: boolean }) {
  const { company, values } = useEditing();
  const [photograph, setPhotograph] = useState<File>();
  const [isOver, setIsOver] = useState(false);
  const width = name.endsWith('-tall') ? 900 : 800;
  // The address changes with the picture, or the browser would show the one that it keeps.
  const shown = `${company.preview}/images/${name}-${width}.webp?${plainText(values[name])}`;

  return (
    <section
      className="editor-picture"
      aria-label={title}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        setPhotograph(event.dataTransfer.files[0]);
      }}
    >
      {photograph === undefined ? (
        <>
          <img src={shown} alt="" />
          <label className="editor-drop">
            <span>
              {title} (<code>{name}</code>): drop a photograph here, or choose one.
            </span>
            <input
              type="file"
              accept="image/jpeg,image/png,image/webp,image/avif"
              onChange={({ target }) => setPhotograph(target.files?.[0])}
            />
          </label>
        </>
      ) : (
        <PictureCutter
          name={name}
          asksAlt={asksAlt}
          photograph={photograph}
          onEnd={() => setPhotograph(undefined)}
        />
      )}
    </section>
  );
}
