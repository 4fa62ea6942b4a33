import { GALLERY_MAX, GalleryQuery } from '@agency/contract/gallery-concept'
import { ImageStyleRequest } from '@agency/contract/image-style-request'
import { NewImageStyleResult } from '@agency/contract/image-style-result'
import { ProxyImageRequest } from '../features/concepts/proxy-image-service.ts'
import { projectFormRules } from '../features/projects/project-form.ts'
import { ProjectFilter, ProjectIdPath, ProjectName } from '../features/projects/project-service.ts'
import { imageFormRules } from '../http/image-form.ts'
import { listExports } from '../list-exports.ts'
import { exportOperations } from './export-operations.ts'
import type { Notes } from './json-schemas.ts'
import type { Operation } from './operation.ts'
import { ProjectForm } from './rest-shapes.ts'

const SAME_RESULT =
  'Repeating a key with the same content returns the first result; with different content it returns 409.'

const projectName = {
  params: ProjectName,
  notes: { slug: 'The slug or id of a project.' },
  examples: { slug: 'lighthouse-lane-homes' },
}
const projectId = {
  params: ProjectIdPath,
  notes: { id: 'The id of a project.' },
  examples: { id: '1' },
}

const projectNotes: Notes = {
  title: '1 to 200 characters.',
  slug: 'Lower-case letters, digits and hyphens. Derived from the title if omitted.',
  description: 'The Overview.',
  problem: 'The Challenge.',
  solution: 'Our Solution.',
  content:
    'HTML; anything other than text, structure, links and pictures stored on this site is removed.',
  projectUrl: 'An http or https URL.',
  Active: 'Whether visitors can see it. Defaults to true.',
  IsFeatured: 'At most one project is featured; a new one replaces it.',
  publishedDate: 'YYYY-MM-DD; defaults to today.',
  updatedAt: 'The updatedAt that you read. If the project has changed since, the response is 409.',
  clientLogo: 'The client’s logo, as a file or as the name of a stored picture.',
  coverImage: 'PNG, JPEG, GIF, WebP or AVIF, up to 10 MB and 25 megapixels.',
  image2: 'The second picture.',
  image3: 'The third picture.',
  images: 'Additional pictures.',
  captions: 'One caption for each of the images.',
  gallery:
    'The additional pictures in order; upload is the zero-based index of an image in this form. Pictures not listed are removed. Replaces captions.',
  alts: 'Alternative texts of coverImage, image2 and image3; "" for a decorative picture, null if there is none.',
  embed:
    'What leads the page instead of the cover: images (the additional pictures), a film or a page, with its https address, or none.',
  deleteCoverImage: 'Removes coverImage. Ignored if coverImage is uploaded.',
  deleteImage2: 'Removes image2. Ignored if image2 is uploaded.',
  deleteImage3: 'Removes image3. Ignored if image3 is uploaded.',
}
const projectForm = { shape: ProjectForm, files: projectFormRules.files, notes: projectNotes }
const IMAGE = 'PNG, JPEG, GIF or WebP, up to 10 MB and 25 megapixels.'

const BODY = [400, 408, 413, 415]

export const operations: Operation[] = [
  {
    id: 'generateEstimate',
    method: 'post',
    path: '/api/generate-estimate',
    tag: 'Concepts',
    summary: 'Create a website concept and its estimate',
    description:
      'Waits until the picture and the PDF are ready. The brief is stored even if generation fails.',
    scope: 'concepts:write',
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
    proofOfWork: true,
    response: { status: 200, shape: 'ConceptMade' },
    errors: [...BODY, 409, 429, 500, 502, 503, 504, 507],
  },
  {
    id: 'listConcepts',
    method: 'get',
    path: '/api/gallery-concepts',
    tag: 'Concepts',
    summary: 'List gallery concepts, newest first',
    description: `Returns the newest ${GALLERY_MAX} public concepts. Use \`before\` to page past the last one. With a token, returns all concepts including hidden ones, with each submitter’s name and email address.`,
    scope: 'concepts:read',
    token: 'optional',
    query: GalleryQuery,
    notes: { before: 'The id of a concept: only those created before it are returned.' },
    examples: { before: '241' },
    response: { status: 200, shape: 'GalleryConcepts' },
    errors: [400, 401, 500, 503],
  },
  {
    id: 'getConceptPicture',
    method: 'get',
    path: '/api/proxy-image',
    tag: 'Concepts',
    summary: "Get a concept's picture hosted on another server",
    description:
      'Returns PNG, JPEG, GIF, WebP or AVIF; with a width, scaled down to it and in the requested format. Only pictures of concepts in the gallery are fetched; with a token, those of hidden concepts too.',
    scope: 'concepts:read',
    token: 'optional',
    query: ProxyImageRequest,
    notes: {
      url: 'The imageUrl of a concept, if it starts with http.',
      width: 'Maximum width in pixels.',
      format: 'Output format; only with a width.',
    },
    examples: { url: 'https://pictures.example/concept.png' },
    response: { status: 200, type: 'image/*' },
    errors: [400, 401, 404, 429, 500, 502, 503],
  },
  {
    id: 'listProjects',
    method: 'get',
    path: '/api/projects',
    tag: 'Projects',
    summary: 'List projects, the featured one first, then as ordered by hand, or else newest first',
    description: 'Without a token, the response has an ETag, and If-None-Match can return 304.',
    scope: 'projects:read',
    token: 'optional',
    query: ProjectFilter,
    notes: { status: 'all, with a token: includes inactive projects.' },
    examples: { status: 'all' },
    response: { status: 200, shape: 'Projects' },
    errors: [400, 401, 500, 503],
  },
  {
    id: 'getProject',
    method: 'get',
    path: '/api/projects/{slug}',
    tag: 'Projects',
    summary: 'Get one project',
    description: 'Inactive projects require a token.',
    scope: 'projects:read',
    token: 'optional',
    ...projectName,
    response: { status: 200, shape: 'OneProject' },
    errors: [400, 401, 404, 500, 503],
  },
  {
    id: 'createProject',
    method: 'post',
    path: '/api/projects',
    tag: 'Projects',
    summary: 'Create a project with its pictures, atomically',
    description: 'Accepts a form, or JSON without pictures.',
    scope: 'projects:write',
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
    response: { status: 201, shape: 'OneProject' },
    errors: [...BODY, 401, 403, 409, 500, 503, 507],
  },
  {
    id: 'updateProject',
    method: 'put',
    path: '/api/projects/{id}',
    tag: 'Projects',
    summary: 'Update a project',
    description:
      'Accepts a form including the title, or JSON with only the fields to change. JSON cannot include pictures.',
    scope: 'projects:write',
    token: 'required',
    ...projectId,
    json: {
      shape: 'ProjectChange',
      example: { IsFeatured: true },
    },
    form: { ...projectForm, example: { title: 'A booking desk for two ferries' } },
    response: { status: 200, shape: 'OneProject' },
    errors: [...BODY, 401, 403, 404, 409, 500, 503, 507],
  },
  {
    id: 'deleteProject',
    method: 'delete',
    path: '/api/projects/{id}',
    tag: 'Projects',
    summary: 'Delete a project and its pictures',
    scope: 'projects:write',
    token: 'required',
    ...projectId,
    response: { status: 200, shape: 'ProjectDeleted' },
    errors: [400, 401, 403, 404, 500, 503],
  },
  {
    id: 'getProofOfWork',
    method: 'get',
    path: '/api/proof-of-work',
    tag: 'Leads',
    summary: 'Get a challenge for a proof of work',
    description:
      'For calls that returned 428. Solve it with a library of altcha, and repeat the call with the solution in its header. Each challenge works once, for ten minutes.',
    token: 'none',
    response: { status: 200, shape: 'ProofOfWorkChallenge' },
    errors: [429, 500],
  },
  {
    id: 'sendMessage',
    method: 'post',
    path: '/api/contact',
    tag: 'Leads',
    summary: 'Send a message to the agency',
    description: 'The same message sent again within five minutes is stored only once.',
    scope: 'contacts:write',
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
    proofOfWork: true,
    response: { status: 200, shape: 'MessageStored' },
    errors: [...BODY, 409, 429, 500, 503],
  },
  {
    id: 'createEstimate',
    method: 'post',
    path: '/api/quotes/website',
    tag: 'Leads',
    summary: 'Create a website estimate as a PDF',
    description:
      'Repeating the same request within five minutes returns the same document. A request with a valid token counts as made by staff: the person does not wait for an answer to it.',
    scope: 'estimates:write',
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
    proofOfWork: true,
    response: { status: 200, shape: 'QuoteMade' },
    errors: [...BODY, 409, 429, 500, 502, 503, 507],
  },
  {
    id: 'applyStyle',
    method: 'post',
    path: '/api/images/style',
    tag: 'Pictures',
    summary: 'Apply a painting style to a photo',
    description: 'Returns a base64-encoded PNG, up to 2048 pixels a side. Nothing is stored.',
    scope: 'concepts:write',
    token: 'none',
    form: {
      shape: ImageStyleRequest,
      files: imageFormRules.files,
      notes: {
        image: IMAGE,
        strength:
          'From 0 (the unchanged photo) to 1. Defaults to 0.8, or to 0.5 with an external image service.',
      },
      example: { style: 'meadow', strength: '0.8' },
    },
    proofOfWork: true,
    response: { status: 200, shape: 'PhotoPainted' },
    errors: [...BODY, 429, 500, 502, 503, 504],
  },
  {
    id: 'keepPicture',
    method: 'post',
    path: '/api/images/upload',
    tag: 'Pictures',
    summary: 'Store a picture from the style tool',
    description:
      'Stored as WebP, up to 2048 pixels a side. Also returns 429 when stored pictures have used up the space allowed for them.',
    scope: 'concepts:write',
    token: 'none',
    idempotency:
      'Repeating a key with the same content returns the first file; with different content it stores another.',
    form: {
      shape: NewImageStyleResult.omit({ idempotencyKey: true }),
      files: imageFormRules.files,
      notes: { image: IMAGE, generator: 'The tool that created it, such as ghibli-img2img.' },
      example: { prompt: 'a ghibli style image', generator: 'ghibli-img2img' },
    },
    proofOfWork: true,
    response: { status: 200, shape: 'PictureKept' },
    errors: [...BODY, 429, 500, 503, 507],
  },
  {
    id: 'logIn',
    method: 'post',
    path: '/api/auth/login',
    tag: 'Staff',
    summary: 'Get a token',
    description:
      'Send it as a bearer token in the Authorization header. Within 15 minutes, returns 429 after five failures for an account from one address, or thirty from one address; from an IPv6 /48, after twenty for an account or 120 in total. Send the returned device with the next login to have its failures counted separately. Where a second factor is on, returns a loginToken instead of a token: it is valid for five minutes, and only to finish the login.',
    token: 'none',
    json: {
      shape: 'Login',
      example: { email: 'demo@emberlane.example', password: 'melbourne-laneway' },
    },
    response: { status: 200, shape: 'LoginResult' },
    errors: [...BODY, 401, 429, 500, 503],
  },
  {
    id: 'finishLogIn',
    method: 'post',
    path: '/api/auth/second-factor',
    tag: 'Staff',
    summary: 'Get a token where a second factor is on',
    description:
      'Takes the loginToken of the login and six digits of the authenticator app, or a recovery code; each counts once. An expired loginToken and a wrong code return 401; a wrong code has errors. Within 15 minutes, returns 429 after five wrong codes for an account from one address, twenty from an IPv6 /48; and after forty a day from all addresses. A browser whose device was sent with the login is counted separately.',
    token: 'none',
    json: {
      shape: 'LoginWithCode',
      example: { loginToken: 'eyJhbGciOi….eyJzdWIiOi….V1d2', code: '123456' },
    },
    response: { status: 200, shape: 'LoggedIn' },
    errors: [...BODY, 401, 429, 500, 503],
  },
  {
    id: 'getSummary',
    method: 'get',
    path: '/api/analytics/summary',
    tag: 'Staff',
    summary: 'Count contacts, concepts, projects and submissions',
    scope: 'analytics:read',
    token: 'required',
    response: { status: 200, shape: 'Summary' },
    errors: [401, 403, 500, 503],
  },
  {
    id: 'listActivity',
    method: 'get',
    path: '/api/activity/recent',
    tag: 'Staff',
    summary: 'List recent activity, newest first',
    scope: 'overview:read',
    token: 'required',
    response: { status: 200, shape: 'Activity' },
    errors: [401, 403, 500, 503],
  },
  ...listExports.flatMap(exportOperations),
]
