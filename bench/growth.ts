/** Prints how the build grows with the areas: `node bench/growth.ts`. Each new area is a copy of the first under another name. */
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parse, stringify } from 'yaml';
import { openCompany } from '#content/validate/validate.ts';
import { outputOf } from '#host/finished-site.ts';

const { areas } = openCompany('company');
const [{ slug: copied } = { slug: '' }] = areas;
const files = globSync([`areas/${copied}.yaml`, `services-in-areas/${copied}/*.yaml`], { cwd: 'company' });

for (const count of [areas.length, 156]) {
  const folder = mkdtempSync(join(tmpdir(), 'growth-'));
  cpSync('company', folder, { recursive: true, filter: (path) => !path.startsWith('company/public') });
  symlinkSync(resolve('company/public'), join(folder, 'public'));
  for (let copy = areas.length; copy < count; copy += 1) await addCopy(folder, copy);
  const start = performance.now();
  const { status } = spawnSync(process.execPath, ['build/build.ts'], {
    stdio: 'inherit',
    env: { ...process.env, COMPANY: folder },
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(status === 0 ? `${count} areas: ${seconds} s` : `${count} areas: the build failed.`);
  for (const made of [folder, outputOf(folder)]) rmSync(made, { recursive: true, force: true });
}

/** Names and titles have to differ; marked as unfinished, the rest need not. */
async function addCopy(folder: string, copy: number) {
  for (const file of files) {
    const record = parse(readFileSync(join('company', file), 'utf8'));
    for (const name of ['title', 'description'])
      record.metadata[name] = `${copy} ${record.metadata[name]}`.slice(0, 60).trim();
    if (record.name !== undefined) record.name = `Area ${copy}`;
    const target = join(folder, file.replace(copied, `area-${copy}`));
    await mkdir(dirname(target), { recursive: true });
    writeFileSync(target, stringify({ ...record, unfinished: ['metadata'] }));
  }
}
