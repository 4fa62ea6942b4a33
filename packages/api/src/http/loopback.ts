/** Whether a host name or an IP address is loopback. */
export const isLoopback = (host: string): boolean =>
  /^(localhost|\[?::1\]?|(::ffff:)?127(\.\d{1,3}){3})$/i.test(host)

/** A name that always refers to the local machine, and that nobody can register. */
export const isThisMachine = (hostname: string): boolean =>
  hostname === '' || isLoopback(hostname) || /\.localhost$/i.test(hostname)

interface Reach {
  publicUrl: string
  trustProxy: boolean | string
}

/**
 * Whether the site is only meant for this machine: otherwise a proxy may make everybody look local.
 */
export const isLocalSite = ({ publicUrl, trustProxy }: Reach): boolean =>
  trustProxy === false && isLoopback(new URL(publicUrl).hostname)
