/** Bytes as megabytes, rounded up: nothing that is there is zero. */
export const megabytes = (bytes: number) => Math.ceil(bytes / 1_000_000);
