/** Whether a host name or an address is this machine's own. */
export const isLoopback = (host: string): boolean =>
  /^(localhost|\[?::1\]?|(::ffff:)?127(\.\d{1,3}){3})$/i.test(host)

interface Reach {
  publicUrl: string
  trustProxy: boolean | string
}

/** Whether only this machine is meant to reach the site: else a proxy may make everybody look local. */
export const isLocalSite = ({ publicUrl, trustProxy }: Reach): boolean =>
  trustProxy === false && isLoopback(new URL(publicUrl).hostname)
