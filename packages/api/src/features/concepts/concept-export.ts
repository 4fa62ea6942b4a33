import { StaffConcept } from '@agency/contract/gallery-concept'
import { ConceptFilter, ConceptListRequest } from '@agency/contract/staff-concept'
import { listExport } from '../../exports/list-export.ts'
import { readConcepts } from './staff-concept-service.ts'

export const conceptExport = listExport({
  list: 'concepts',
  permission: 'concepts:read',
  recordedAs: 'concept',
  description: 'All website concepts, shown or hidden, with the people who asked for them.',
  query: ConceptFilter.extend({ sort: ConceptListRequest.shape.sort }),
  notes: {
    text: 'Searches name, email address, company and industry, ignoring case.',
    period: 'When it was made: days up to today, in Melbourne time.',
    sort: 'Order of the rows.',
  },
  row: StaffConcept,
  columns: [
    ['Company', ({ companyName }) => companyName],
    ['Industry', ({ industry }) => industry],
    ['Name', ({ userName }) => userName],
    ['Email', ({ userEmail }) => userEmail],
    ['Employees', ({ employeeCount }) => employeeCount],
    ['Business type', ({ businessType }) => businessType ?? null],
    ['Style', ({ overallVibe }) => overallVibe],
    ['Colours', ({ colorPalette }) => colorPalette],
    ['Shown in the gallery', ({ isActive }) => isActive],
    ['Released by its maker', ({ isReleased }) => isReleased],
    ['Picture', ({ imageUrl }) => imageUrl],
    ['Made (UTC)', ({ createdAt }) => createdAt],
  ],
  read: (db, { sort, ...filter }) => ({ rows: readConcepts(db, filter, sort) }),
})
