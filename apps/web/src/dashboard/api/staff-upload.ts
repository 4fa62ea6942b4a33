import type { Session } from '../../browser/session.ts'

interface Upload {
  method: string
  headers: Record<string, string>
  body: FormData
  /** Receives the share that has been uploaded, from 0 to 1. */
  onProgress: (share: number) => void
}

/** Sends a form as fetch would, but reports upload progress, which fetch cannot do. */
const sendForm = (path: string, { method, headers, body, onProgress }: Upload): Promise<Response> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, path)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => total > 0 && onProgress(loaded / total)
    // A response without a body must get null: an empty string is not allowed there.
    request.onload = () =>
      resolve(new Response(request.responseText || null, { status: request.status }))
    request.onerror = () => reject(new TypeError('The server could not be reached.'))
    request.send(body)
  })

/**
 * Sends a form to a path of this site with the session's token, and logs out when the server
 * responds with 401, as staffFetch does.
 */
export const staffUpload =
  (session: Pick<Session, 'read' | 'invalidate'>) =>
  async (path: string, upload: Upload): Promise<Response> => {
    const { token } = session.read()
    const headers = { ...upload.headers, ...(token && { authorization: `Bearer ${token}` }) }
    const response = await sendForm(path, { ...upload, headers })
    if (response.status === 401) session.invalidate(token)
    return response
  }
