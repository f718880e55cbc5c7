/** Bytes as megabytes, rounded up: nothing that is there is zero. */
export const megabytes = (bytes: number) => Math.ceil(bytes / 1_000_000);

/** The share of requests that failed; of none nothing failed. */
export const failedShare = ({ requests, errors }: { requests: number; errors: number }) =>
  requests > 0 ? errors / requests : 0;
