import { ContactExport } from '@agency/contract/contact'
import { GALLERY_MAX, GalleryQuery } from '@agency/contract/gallery-concept'
import { ImageStyleRequest } from '@agency/contract/image-style-request'
import { NewImageStyleResult } from '@agency/contract/image-style-result'
import type { z } from 'zod'
import { ProxyImageRequest } from '../features/concepts/proxy-image-service.ts'
import { imageFormRules } from '../features/image-styles/uploaded-image.ts'
import { projectFormRules } from '../features/projects/project-form.ts'
import { ProjectFilter, ProjectIdPath, ProjectName } from '../features/projects/project-service.ts'
import type { FormRules } from '../http/multipart.ts'
import type { Notes } from './json-schemas.ts'
import { ProjectForm, type ShapeName } from './rest-shapes.ts'

export interface Operation {
  id: string
  method: 'get' | 'post' | 'put' | 'delete'
  path: string
  tag: string
  summary: string
  description?: string
  /** Whether the call takes a token: never, if one is sent, or always. */
  token: 'none' | 'optional' | 'required'
  /** What the route checks of its path and of its query. */
  params?: z.ZodObject
  query?: z.ZodObject
  /** What their fields are, and values for those that a call must have. */
  notes?: Notes
  examples?: Record<string, string>
  /** What becomes of a call whose Idempotency-Key was sent before. */
  idempotency?: string
  json?: { shape: ShapeName; example: unknown }
  form?: {
    shape: z.ZodObject
    files: FormRules['files']
    notes: Notes
    example: Record<string, string>
  }
  /** A status with a shape, or with another content type. */
  answer: { status: number; shape?: ShapeName; type?: string }
  /** Statuses of the error body. */
  errors: number[]
}

const SAME_RESULT =
  'The same key with the same content answers the first result again; with other content it answers 409.'

const projectName = {
  params: ProjectName,
  notes: { slug: 'The slug of a project, or else its id.' },
  examples: { slug: 'lighthouse-lane-homes' },
}
const projectId = {
  params: ProjectIdPath,
  notes: { id: 'The id of a project.' },
  examples: { id: '1' },
}

const projectNotes: Notes = {
  title: '1 to 200 characters.',
  slug: 'Lower-case letters, digits and hyphens. Made from the title when absent.',
  description: 'The Overview.',
  problem: 'The Challenge.',
  solution: 'Our Solution.',
  content: 'HTML; what is not text, structure, links or own pictures is removed.',
  projectUrl: 'An http or https address.',
  Active: 'Whether visitors see it. true when absent.',
  IsFeatured: 'At most one project is featured.',
  publishedDate: 'YYYY-MM-DD; today when absent.',
  updatedAt: 'The state the change was made from; another one since answers 409.',
  clientLogo: 'The client’s logo; the name of a stored picture is taken as well.',
  coverImage: 'PNG, JPEG, GIF, WebP or AVIF; 10 MB and 25 megapixels at most.',
  image2: 'The second picture.',
  image3: 'The third picture.',
  images: 'Further pictures.',
  captions: 'One caption for each of the images.',
  gallery:
    'The further pictures in their order; upload counts the images of this form from 0. Those left out are removed. Takes the place of captions.',
  alts: 'What coverImage, image2 and image3 show; "" for one that only decorates, null for none.',
  deleteCoverImage: 'Removes coverImage. An upload for the same place wins.',
  deleteImage2: 'Removes image2. An upload for the same place wins.',
  deleteImage3: 'Removes image3. An upload for the same place wins.',
}
const projectForm = { shape: ProjectForm, files: projectFormRules.files, notes: projectNotes }
const IMAGE = 'PNG, JPEG, GIF or WebP; 10 MB and 25 megapixels at most.'

const BODY = [400, 408, 413, 415]

export const operations: Operation[] = [
  {
    id: 'generateEstimate',
    method: 'post',
    path: '/api/generate-estimate',
    tag: 'Concepts',
    summary: 'Make a website concept and its estimate',
    description:
      'Waits until the picture and the PDF are there. The brief is kept even where that fails.',
    token: 'none',
    idempotency: SAME_RESULT,
    json: {
      shape: 'NewBrief',
      example: {
        userName: 'Priya Raman',
        userEmail: 'priya@lanternbakery.example',
        companyName: 'Lantern Bakery',
        employeeCount: '1-10',
        businessType: 'B2C',
        industry: 'Food & Beverage',
        mainGoal: 'A sourdough bakery in Coburg that takes orders for celebration cakes.',
        overallVibe: 'Modern',
        keyVisualElements: '',
        colorFeel: 'warm cream and forest green',
      },
    },
    answer: { status: 200, shape: 'ConceptMade' },
    errors: [...BODY, 409, 429, 500, 502, 503, 504, 507],
  },
  {
    id: 'listConcepts',
    method: 'get',
    path: '/api/gallery-concepts',
    tag: 'Concepts',
    summary: 'List the concepts of the gallery, newest first',
    description: `The newest ${GALLERY_MAX} for visitors; \`before\` goes on behind the last of them. With a token all, hidden ones too, and the name and e-mail address of the person behind each.`,
    token: 'optional',
    query: GalleryQuery,
    notes: { before: 'The id of a concept: only those that were made before it.' },
    examples: { before: '241' },
    answer: { status: 200, shape: 'GalleryConcepts' },
    errors: [400, 401, 500, 503],
  },
  {
    id: 'getConceptPicture',
    method: 'get',
    path: '/api/proxy-image',
    tag: 'Concepts',
    summary: "Get a concept's picture that lies on another server",
    description:
      'Answers PNG, JPEG, GIF, WebP or AVIF; with a width, that wide at most and in the format asked for. Only addresses in the gallery are fetched; with a token, those of hidden concepts too.',
    token: 'optional',
    query: ProxyImageRequest,
    notes: {
      url: 'The imageUrl of a concept, where it starts with http.',
      width: 'As wide as this at most, in pixels.',
      format: 'With a width.',
    },
    examples: { url: 'https://pictures.example/concept.png' },
    answer: { status: 200, type: 'image/*' },
    errors: [400, 401, 404, 429, 500, 502, 503],
  },
  {
    id: 'listProjects',
    method: 'get',
    path: '/api/projects',
    tag: 'Projects',
    summary: 'List the projects, the featured one first, then the newest',
    description: 'Without a token the list has an ETag, and If-None-Match is answered 304.',
    token: 'optional',
    query: ProjectFilter,
    notes: { status: 'all, with a token: inactive projects too.' },
    examples: { status: 'all' },
    answer: { status: 200, shape: 'Projects' },
    errors: [400, 401, 500, 503],
  },
  {
    id: 'getProject',
    method: 'get',
    path: '/api/projects/{slug}',
    tag: 'Projects',
    summary: 'Get one project',
    description: 'Inactive ones with a token only.',
    token: 'optional',
    ...projectName,
    answer: { status: 200, shape: 'OneProject' },
    errors: [400, 401, 404, 500, 503],
  },
  {
    id: 'createProject',
    method: 'post',
    path: '/api/projects',
    tag: 'Projects',
    summary: 'Create a project with its pictures, all or nothing',
    description: 'A form; or JSON, which carries no pictures.',
    token: 'required',
    json: {
      shape: 'NewProject',
      example: { title: 'A timetable for a ferry', services: ['Web Development'], Active: false },
    },
    form: {
      ...projectForm,
      example: {
        title: 'A booking desk for a ferry',
        clientName: 'Queenscliff Crossing',
        summary: 'Bookings that know the tide.',
        services: '["Web Development"]',
        technologies: '["TypeScript","PostgreSQL"]',
        Active: 'true',
        IsFeatured: 'false',
        publishedDate: '2026-05-01',
      },
    },
    answer: { status: 201, shape: 'OneProject' },
    errors: [...BODY, 401, 409, 500, 503, 507],
  },
  {
    id: 'updateProject',
    method: 'put',
    path: '/api/projects/{id}',
    tag: 'Projects',
    summary: 'Change a project',
    description:
      'A form with the title, or JSON with the fields that are to change. JSON carries no pictures.',
    token: 'required',
    ...projectId,
    json: {
      shape: 'ProjectChange',
      example: { IsFeatured: true },
    },
    form: { ...projectForm, example: { title: 'A booking desk for two ferries' } },
    answer: { status: 200, shape: 'OneProject' },
    errors: [...BODY, 401, 404, 409, 500, 503, 507],
  },
  {
    id: 'deleteProject',
    method: 'delete',
    path: '/api/projects/{id}',
    tag: 'Projects',
    summary: 'Delete a project and its pictures',
    token: 'required',
    ...projectId,
    answer: { status: 200, shape: 'ProjectDeleted' },
    errors: [400, 401, 404, 500, 503],
  },
  {
    id: 'sendMessage',
    method: 'post',
    path: '/api/contact',
    tag: 'Leads',
    summary: 'Send a message to the agency',
    description: 'The same message again within five minutes is stored once.',
    token: 'none',
    idempotency: SAME_RESULT,
    json: {
      shape: 'NewMessage',
      example: {
        name: 'Tomas Vidal',
        email: 'tomas@tidewater.example',
        subject: 'A new site',
        message: 'We would like to talk about a new site.',
      },
    },
    answer: { status: 200, shape: 'MessageStored' },
    errors: [...BODY, 409, 429, 500, 503],
  },
  {
    id: 'createEstimate',
    method: 'post',
    path: '/api/quotes/website',
    tag: 'Leads',
    summary: 'Write a website estimate as a PDF',
    description: 'The same request again within five minutes answers the same document.',
    token: 'none',
    idempotency: SAME_RESULT,
    json: {
      shape: 'NewEstimate',
      example: {
        firstName: 'Mira',
        lastName: 'Castellan',
        email: 'mira@saltbush.example',
        phone: '',
        companyName: 'Saltbush Legal',
        industry: 'Legal Services',
        companySize: '11-50',
        targetMarket: 'Family businesses',
        websiteDescription: 'A site for a law firm in Geelong with bookings and articles.',
      },
    },
    answer: { status: 200, shape: 'QuoteMade' },
    errors: [...BODY, 409, 429, 500, 502, 503, 507],
  },
  {
    id: 'applyStyle',
    method: 'post',
    path: '/api/images/style',
    tag: 'Pictures',
    summary: 'Paint a photo in a style',
    description: 'Answers a PNG of at most 2048 pixels a side, base64. Nothing is stored.',
    token: 'none',
    form: {
      shape: ImageStyleRequest,
      files: imageFormRules.files,
      notes: {
        image: IMAGE,
        strength:
          'From 0, the photo as it is, to 1. 0.8 unless given, and 0.5 where an image service paints.',
      },
      example: { style: 'meadow', strength: '0.8' },
    },
    answer: { status: 200, shape: 'PhotoPainted' },
    errors: [...BODY, 429, 500, 502, 503, 504],
  },
  {
    id: 'keepPicture',
    method: 'post',
    path: '/api/images/upload',
    tag: 'Pictures',
    summary: 'Keep a picture of the style tool',
    description:
      'Stored as WebP, with 2048 pixels a side at most. 429 also where all kept pictures together take the room that they have.',
    token: 'none',
    idempotency:
      'The same key with the same content answers the first file again; with other content it keeps another.',
    form: {
      shape: NewImageStyleResult.omit({ idempotencyKey: true }),
      files: imageFormRules.files,
      notes: { image: IMAGE, generator: 'Which tool made it, such as ghibli-img2img.' },
      example: { prompt: 'a ghibli style image', generator: 'ghibli-img2img' },
    },
    answer: { status: 200, shape: 'PictureKept' },
    errors: [...BODY, 429, 500, 503, 507],
  },
  {
    id: 'logIn',
    method: 'post',
    path: '/api/auth/login',
    tag: 'Staff',
    summary: 'Get a token',
    description:
      'Send it as a bearer Authorization header. Five failures of an account from an address within 15 minutes answer 429, and so do thirty of an address; of an IPv6 /48, twenty of an account and 120 in all. The device that is answered may be sent with the next login, which is then counted by itself.',
    token: 'none',
    json: {
      shape: 'Login',
      example: { email: 'demo@emberlane.example', password: 'melbourne-laneway' },
    },
    answer: { status: 200, shape: 'LoggedIn' },
    errors: [...BODY, 401, 429, 500, 503],
  },
  {
    id: 'exportContacts',
    method: 'get',
    path: '/api/contacts/export.csv',
    tag: 'Staff',
    summary: 'Get contacts as CSV for a spreadsheet',
    description:
      'UTF-8 with a byte order mark. Text that a spreadsheet would take for a formula has an apostrophe in front.',
    token: 'required',
    query: ContactExport,
    notes: {
      text: 'Anywhere in name, e-mail address or company, whatever the case.',
      status: 'Contact status.',
      period: 'Last activity, by the day in Melbourne.',
      submission: 'People who sent at least one of these.',
      due: 'Only those whose follow-up is due.',
      sort: 'What the rows are sorted by.',
      direction: 'Rising or falling.',
    },
    answer: { status: 200, type: 'text/csv' },
    errors: [400, 401, 500, 503],
  },
  {
    id: 'getSummary',
    method: 'get',
    path: '/api/analytics/summary',
    tag: 'Staff',
    summary: 'Count contacts, concepts, projects and submissions',
    token: 'required',
    answer: { status: 200, shape: 'Summary' },
    errors: [401, 500, 503],
  },
  {
    id: 'listActivity',
    method: 'get',
    path: '/api/activity/recent',
    tag: 'Staff',
    summary: 'List what happened last, newest first',
    token: 'required',
    answer: { status: 200, shape: 'Activity' },
    errors: [401, 500, 503],
  },
]
