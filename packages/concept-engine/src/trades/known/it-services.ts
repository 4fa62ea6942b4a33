import { lch, trade } from '../trade.ts'

export default trade({
  key: 'it-services',
  label: 'IT services',
  subject: 'technology',
  colours: [
    [lch(0.4, 0.12, 245), lch(0.82, 0.13, 160)],
    [lch(0.3, 0.04, 230), lch(0.76, 0.15, 60)],
  ],
  names:
    'IT services, IT support, managed services, managed IT, MSP, cyber security, cybersecurity, cloud hosting, web hosting, computer repair, computer repairs, networking, data centre, telecommunications, internet provider, security testing, penetration testing, phone systems, helpdesk, help desk',
  hints:
    'servers, backups, laptops, network, firewall, Microsoft, patches, ransomware, devices, tickets, cabling, wifi, passwords, IT',
  field: 'technology, IT, information technology, cyber security',
})
