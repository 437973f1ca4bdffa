/** The folder of the company whose site is built: COMPANY, or company/. The one place that chooses it. */
export const companyFolder = process.env.COMPANY ?? 'company';
