/** The code by which the system names a failure, such as "ENOENT". */
export function errorCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
