import { existsSync } from 'node:fs';

/** The folder of the company whose site is built: COMPANY, or company/. The one place that chooses it. */
export const companyFolder = process.env.COMPANY ?? 'company';

export const hasGuides = existsSync(`${companyFolder}/guides`);

/** Whether the company has symptoms of doors, or doors to choose from. */
export const hasDoors = ['symptoms', 'door-designs'].some((kind) => existsSync(`${companyFolder}/${kind}`));
