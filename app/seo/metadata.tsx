import type { Picture } from '#content/pictures.ts';
import type { Site } from '#app/page-data/site.ts';
import { absoluteUrl, type Path, socialPicturePath } from '#app/paths.ts';
import { fill } from '#app/template.ts';

export interface PageMetadata {
  site: Pick<Site, 'brand' | 'origin' | 'language' | 'labels' | 'license'>;
  title: string;
  description: string;
  /** The page's own address; left out, the page is kept out of search engines. */
  canonical?: Path | undefined;
  /** Keeps the page out of search engines though it has a canonical address: an unlisted area's page. */
  hidden?: boolean;
  picture: Picture;
}

/** A page's title, description, canonical link and social preview: the only place that writes them. React puts them into the head. */
export function Metadata({
  site: { brand, origin, language, labels, license },
  title,
  description,
  canonical,
  hidden = canonical === undefined,
  picture,
}: PageMetadata) {
  const image = absoluteUrl(origin, socialPicturePath(canonical));
  // A link preview is advertising by itself, seen without the page that names the license.
  const licensed = (text: string) => (license === undefined ? text : `${text} ${license}.`);
  const previewText = licensed(description);
  const imageText = licensed(fill(labels.socialPicture, { picture: picture.alt }));
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {hidden ? <meta name="robots" content="noindex" /> : null}
      {canonical ? <link rel="canonical" href={absoluteUrl(origin, canonical)} /> : null}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand} />
      <meta property="og:locale" content={language.replace('-', '_')} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={previewText} />
      {canonical ? <meta property="og:url" content={absoluteUrl(origin, canonical)} /> : null}
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={imageText} />
      {/* What reads these two takes the rest from the ones above. */}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image:alt" content={imageText} />
    </>
  );
}
