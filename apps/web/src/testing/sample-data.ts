import type { Contact } from '@agency/contract/contact'
import type { GalleryConcept, StaffConcept } from '@agency/contract/gallery-concept'
import type { Project } from '@agency/contract/project'
import picture from '../ssr/icon.svg?url&no-inline'

/** The path of a picture that loads. */
export const PICTURE = picture

/** A concept as visitors see it. */
export const buildConcept = (id: number, change: Partial<GalleryConcept> = {}): GalleryConcept => ({
  id,
  conceptId: `concept-${id}`,
  companyName: `Company ${id}`,
  industry: 'Retail',
  overallVibe: 'Bold',
  imageUrl: PICTURE,
  thumbnailUrl: PICTURE,
  imageWidth: 1440,
  imageHeight: 3000,
  imageAlt: `A page for Company ${id}`,
  websiteFor: 'Retail',
  designStyle: 'Bold',
  businessType: 'B2C',
  colorPalette: 'teal',
  pageType: 'Home page',
  hasLivePage: false,
  pictures: [],
  createdAt: '2026-03-01T00:00:00.000Z',
  ...change,
})

/** The same as staff see it. */
export const buildStaffConcept = (
  id: number,
  change: Partial<StaffConcept> = {},
): StaffConcept => ({
  ...buildConcept(id),
  ...{ userName: 'Priya Raman', userEmail: 'priya@lantern.example' },
  ...{ employeeCount: '1-10', isActive: true, isReleased: true },
  ...change,
})

/** A project as visitors see it. */
export const buildProject = (id: number, change: Partial<Project> = {}): Project => ({
  id,
  slug: `project-${id}`,
  title: `Project ${id}`,
  clientName: `Client ${id}`,
  description: 'What it was.',
  summary: 'In short.',
  problem: '',
  solution: '',
  content: '',
  services: ['Web Development'],
  technologies: ['PostgreSQL'],
  projectUrl: null,
  metaTitle: null,
  metaDescription: null,
  active: true,
  featured: false,
  position: null,
  publishAt: null,
  publishedDate: '2026-03-01',
  coverImage: null,
  image2: null,
  image3: null,
  coverImageAlt: null,
  image2Alt: null,
  image3Alt: null,
  clientLogo: null,
  testimonial: null,
  pictures: [],
  updatedAt: '2026-03-01T00:00:00.000Z',
  ...change,
})

/** A person who sent one message. */
export const buildContact = (id: number, change: Partial<Contact> = {}): Contact => ({
  id,
  name: `Person ${id}`,
  email: `person${id}@lantern.example`,
  company: '',
  phone: '',
  totalSubmissions: 1,
  firstSeen: '2026-03-01T00:00:00.000Z',
  lastActivity: '2026-03-01T00:00:00.000Z',
  contactStatus: 'New',
  stage: 'new',
  lostReason: null,
  lostNote: '',
  valueCents: 0,
  movedAt: '2026-03-01T00:00:00.000Z',
  tags: [],
  channel: 'direct',
  source: '',
  assigneeId: null,
  notes: '',
  nextFollowUp: null,
  waitingSince: null,
  updatedAt: '2026-03-01T00:00:00.000Z',
  ...change,
})
