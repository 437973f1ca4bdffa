// The two validators of structured data that the tests use come without types.

declare module '@marbec/web-auto-extractor' {
  /** What a page says in JSON-LD, Microdata and RDFa. */
  export default class WebAutoExtractor {
    parse(html: string): { jsonld: Record<string, object[]>; errors: unknown[] };
  }
}

declare module '@adobe/structured-data-validator' {
  /** Compares what the extractor found with schema.org's vocabulary and Google's requirements. */
  export default class Validator {
    constructor(vocabulary: { '@graph': object[] });
    validate(
      extracted: ReturnType<import('@marbec/web-auto-extractor').default['parse']>,
    ): Promise<{ issueMessage: string; severity: 'ERROR' | 'WARNING'; rootType: string; path?: object[] }[]>;
  }
}
