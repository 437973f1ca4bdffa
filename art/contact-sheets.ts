/** Puts all pictures of each subject on one sheet, for looking at them side by side: `npm run sheets`. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { parse } from 'yaml';
import { companyFolder } from '#app/content/company-folder.ts';
import { openCompany } from '#content/validate/validate.ts';
import { picturePath } from '#app/paths.ts';

const cell = { width: 400, height: 225 };
const columns = 3;
const folder = 'docs/pictures';

const { areas, services } = openCompany();

// Written by us, and read by art/pictures.py with a check of every field.
const pages = parse(await readFile(join(companyFolder, 'pictures/pages.yaml'), 'utf8')) as Record<
  string,
  { format?: string }
>;

const sheets = [
  {
    title: 'Pages and areas',
    file: 'heroes',
    pictures: [
      // An upright cut shows the same as the picture that it is cut from.
      ...Object.entries(pages)
        .filter(([, { format }]) => format !== 'tall')
        .map(([name]) => ({ label: name.replace('hero-', ''), name })),
      ...areas.map(({ name, slug }) => ({ label: name, name: `hero-${slug}` })),
    ],
  },
  ...services.map((service) => ({
    title: service.name,
    file: service.slug,
    pictures: [
      { label: 'the service itself', name: service.slug },
      ...areas.map(({ name, slug }) => ({ label: name, name: `${service.slug}-in-${slug}` })),
    ],
  })),
];

await mkdir(folder, { recursive: true });
for (const { file, pictures } of sheets) {
  const cells = await Promise.all(
    pictures.map(async ({ name }, index) => ({
      input: await sharp(join(companyFolder, 'public', picturePath(name, 480, 'webp')))
        .resize(cell.width, cell.height)
        .toBuffer(),
      left: (index % columns) * cell.width,
      top: Math.floor(index / columns) * cell.height,
    })),
  );
  await sharp({
    create: {
      width: columns * cell.width,
      height: Math.ceil(pictures.length / columns) * cell.height,
      channels: 3,
      background: '#ffffff',
    },
  })
    .composite(cells)
    .webp({ quality: 70 })
    .toFile(join(folder, `${file}.webp`));
}

const sections = sheets.map(
  ({ title, file, pictures }) => `## ${title}

${pictures.map(({ label }) => label).join(', ')}.

![${title}: ${pictures.length} pictures](pictures/${file}.webp)
`,
);
await writeFile(
  'docs/pictures.md',
  `# All pictures

Made by \`npm run sheets\` from \`${companyFolder}/public/images\`; each sheet reads from left to right, ${columns} in a row. How they are made: [art/README.md](../art/README.md).

${sections.join('\n')}`,
);
console.log(`${sheets.length} sheets written to ${folder}, and docs/pictures.md.`);
