import type { Concept } from '@agency/contract/concept'
import { contactHrefOf } from '../site/link-targets.ts'
import type { SmallSite } from './compose-pages.ts'
import type { PhotoToTake } from './render-pages.ts'
import { PLACEHOLDER_ORIGIN, SHARE_PICTURE_FILE } from './render-pages.ts'

const LINE_LENGTH = 78

/** A paragraph as lines, of which all but the first are indented. */
function wrapped(text: string, indent = ''): string {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (longer.length > LINE_LENGTH && line !== '') {
      lines.push(line)
      line = `${indent}${word}`
    } else line = longer
  }
  return [...lines, line].join('\n')
}

const heading = (text: string) => `${text}\n${'-'.repeat(text.length)}`
const point = (text: string) => wrapped(`- ${text}`, '  ')
const step = (text: string, index: number) => wrapped(`${index + 1}. ${text}`, '   ')

const photoText = ({ file, path, shows }: PhotoToTake) =>
  `${path} on ${file}${shows ? `: ${shows}` : ''}`

/** Sections, each a heading and its paragraphs; those without paragraphs are left out. */
const textOf = (parts: readonly (readonly [title: string, ...paragraphs: string[]])[]) =>
  `${parts
    .filter(([, ...paragraphs]) => paragraphs.length > 0)
    .map(([title, ...paragraphs]) => [heading(title), ...paragraphs].join('\n'))
    .join('\n\n')}\n`

/** The text for whoever takes the website over: what is there, and what to do before it goes online. */
export function readMe(
  concept: Concept,
  site: SmallSite,
  {
    photos,
    formFile,
    hasDarkMode,
  }: { photos: readonly PhotoToTake[]; formFile: string | undefined; hasDarkMode: boolean },
): string {
  const hasForm = formFile !== undefined
  const email = contactHrefOf(concept, 'mailto:')?.slice('mailto:'.length)
  const domain = new URL(PLACEHOLDER_ORIGIN).host
  const needServer = site.omitted.filter(({ kind }) => kind === 'needs a server')
  const needContent = site.omitted.filter(({ kind }) => kind === 'needs content')
  const files = site.pages.map(({ file, name }) => `${file} (${name})`).join(', ')
  const namesOf = ({ name, entries }: (typeof site.omitted)[number]) =>
    [name, entries.join(', ')].filter(Boolean).join(': ') || 'A part without a name'
  return textOf([
    [
      `The website of ${concept.companyName}`,
      wrapped(
        'This is a complete small website: plain HTML and CSS, without scripts, cookies or anything from other servers. Open site/index.html in a browser to look at it. It needs no program and no database to run.',
      ),
    ],
    [
      'What is in this folder',
      point(`site/ is the website: ${files}, and 404.html for addresses that do not exist.`),
      point(
        'site/style.css has all of its style, site/fonts/ its fonts, site/pictures/ its pictures.',
      ),
      point(
        'design/ is for designers: a style guide, design tokens, and each page as an SVG file.',
      ),
      point('DEPLOY.txt says how to put it online, on three kinds of host.'),
    ],
    [
      'Before it goes online',
      ...[
        `Read every page. The words come from your brief; change what is no longer right.`,
        `Choose a domain. Then replace "${domain}" with it, with or without www. as you will use it and without https://, in every file of site/: a text editor can do that for the whole folder. It stands in sitemap.xml, in robots.txt and in the address of ${SHARE_PICTURE_FILE} at the top of each page.`,
        ...(photos.length > 0
          ? [
              `Replace the frames with your own photographs, as described below, and then ${SHARE_PICTURE_FILE}, which social networks show beside a link, with a picture of your own: 1200 × 630 pixels, under the same name.`,
            ]
          : []),
        ...(hasForm && !email ? ['Connect the form, as described below.'] : []),
        ...(hasForm && email
          ? [`Send yourself a message with the form, to see whether it reaches ${email}.`]
          : []),
        'Put it online as DEPLOY.txt says, and open every page once, also on a phone.',
      ].map(step),
    ],
    [
      'Photographs to take',
      ...(photos.length > 0
        ? [
            wrapped(
              'A frame with a camera stands for a photograph that only you can take. Save your photograph in site/pictures/ under the same name with the ending .jpg, about 1600 pixels wide and at most 200 KB. Keep what matters in its middle: a frame of another shape cuts off the edges, on phones above all. Then open the page in a text editor, change that name from .svg to .jpg, and write what it shows between the quotation marks of alt="". If there is a <figcaption> just after it, delete it or write your own. The .svg file may then be deleted.',
            ),
            ...photos.map(photoText).map(point),
          ]
        : []),
    ],
    [
      'The form',
      ...(!hasForm
        ? []
        : email
          ? [
              wrapped(
                `A website like this cannot send messages by itself. The form opens the visitor’s own email program, with a new message to ${email} that contains the answers. To receive them without that step, use a form service: it gives you an address, which replaces "mailto:${email}" after action= in each <form>; delete enctype="text/plain" as well, and the sentence about the email program.`,
              ),
            ]
          : [
              wrapped(
                `A website like this cannot send messages by itself, and your brief gave no email address. So the form says that it is not connected, and cannot be sent. To connect it, use a form service: it gives you an address. Open ${formFile} in a text editor and look for <form. Write action="THE ADDRESS" before its first >, delete the word disabled after <fieldset and the line with <legend, and the line that contains form-note at the end of the form. Then send yourself a message. With an email address of your own you can also write action="mailto:YOU@YOUR-DOMAIN" enctype="text/plain", which opens the visitor’s email program.`,
              ),
            ]),
    ],
    [
      'What a website without a server cannot do',
      ...(needServer.length > 0
        ? [
            wrapped('These parts of the design need a program on a server, so they are not here:'),
            ...needServer.map(namesOf).map(point),
          ]
        : []),
    ],
    [
      'What still needs your words or files',
      ...(needContent.length > 0
        ? [
            wrapped('These parts of the design have no content yet, so they are not here:'),
            ...needContent.map(namesOf).map(point),
          ]
        : []),
    ],
    [
      'To change something',
      point(
        'Words are in the HTML files, between the tags. The header and the footer are in every file. The title and the description for search engines stand at the top of each, and once more for social networks; a line that begins with <script type="application/ld+json"> repeats some facts for search engines, and runs nothing.',
      ),
      point(
        `Colours have names in site/style.css: search for ":root". Change one there, and it changes on every page but 404.html, which has its own copy of the style, since it is shown at any address. Icons and drawings have their own colours.${hasDarkMode ? ' Those after "prefers-color-scheme:dark" are for people who prefer dark pages.' : ''} Check that text stays readable: design/style-guide.html shows the contrast of the colours as designed.`,
      ),
      point(
        'To remove a page, delete its file and its lines in sitemap.xml, and search the other pages and 404.html for its name: links to it stand in the menu for wide screens, in the one for phones, in the footer and in buttons.',
      ),
    ],
    [
      'Licences',
      point(
        'The words are yours. You may use the design, change it and publish it; similar ones may be made for others.',
      ),
      point(
        'The fonts are under the SIL Open Font License; its text is beside them in site/fonts/.',
      ),
      point('site/pictures/CREDITS.txt says where the drawings come from.'),
    ],
  ])
}

/** How to put the website online on three kinds of host. */
export const deployNotes = (companyName: string): string =>
  textOf([
    [
      `Putting the website of ${companyName} online`,
      wrapped(
        'The website is the folder site/. Whatever the host, its files go to the top of the domain, so that index.html answers at https://your domain/. Every host below can give the domain a certificate for https: switch it on.',
      ),
      '',
      wrapped(
        'To try it on your own computer first, open a terminal in site/ and type: python3 -m http.server 8000 --bind 127.0.0.1. Then open http://127.0.0.1:8000/ in a browser. The page for wrong addresses only works on a host.',
      ),
    ],
    [
      'A. A static host with drag and drop',
      ...[
        'Open an account with a host for static websites, and choose to upload a site by hand.',
        'Drag the folder site/ (not the folder around it) onto the page.',
        'Open the address that the host shows, and click through every page. Then open /nothing-here: if your page for wrong addresses does not show, choose 404.html for it in the settings.',
        'In the host’s settings add your domain, and copy the records that it shows to where the domain is registered.',
      ].map(step),
    ],
    [
      'B. Ordinary web hosting (file manager or SFTP)',
      ...[
        'Log in to the hosting’s control panel and open the file manager, or connect with an SFTP program.',
        'Open the folder of the website: it is usually called public_html, htdocs or www. Remove the host’s own welcome page from it.',
        'Upload everything inside site/, with the folders fonts and pictures.',
        'For the page at wrong addresses, create a file called .htaccess beside index.html with the line: ErrorDocument 404 /404.html. A file manager may hide such a file until you let it show hidden ones.',
      ].map(step),
    ],
    [
      'C. Your own server',
      wrapped(
        'Copy the folder site/ to the server, for example to /srv/site. With nginx, save these lines as /etc/nginx/conf.d/site.conf with your own domain in them, type nginx -t && systemctl reload nginx, and let certbot --nginx obtain the certificate:',
      ),
      '',
      '    server {',
      '        listen 80;',
      '        server_name your-domain.example www.your-domain.example;',
      '        root /srv/site;',
      '        error_page 404 /404.html;',
      '        gzip on;',
      '        gzip_types text/css image/svg+xml;',
      '        location ~* \\.(woff2|svg|jpg|png)$ {',
      '            add_header Cache-Control "public, max-age=2592000";',
      '        }',
      '    }',
      '',
      wrapped('Or with Caddy, in its Caddyfile; it also obtains the certificate:'),
      '',
      '    your-domain.example, www.your-domain.example {',
      '        root * /srv/site',
      '        encode gzip',
      '        file_server',
      '        handle_errors {',
      '            rewrite * /404.html',
      '            file_server',
      '        }',
      '    }',
    ],
    [
      'In a folder of a domain',
      wrapped(
        'The pages also work in a folder, such as https://your domain/new/. Write your domain and the folder where the placeholder stands, the folder before the addresses in the links of 404.html, and /new/404.html in the settings above. robots.txt only counts at the top of a domain.',
      ),
    ],
    [
      'After that',
      point(
        'Tell search engines about the website: their webmaster pages take the address of sitemap.xml.',
      ),
      point('Keep this folder: it is the only copy besides the one online.'),
    ],
  ])
