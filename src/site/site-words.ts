import type { Category } from '../engine/calculator'
import type { Language } from '../engine/format'

/** A calculator whose page speaks another language than the one that links it. */
interface ForeignName {
  readonly name: string
  readonly short: string
  readonly isAboutFees: boolean
  readonly sign: string | undefined
}

/** What the pages around the form say: header, menu, footer and the headings that every page has. */
export const SITE_WORDS = {
  en: {
    skip: 'Skip to content',
    calculators: 'Calculators',
    menu: 'Menu',
    close: 'Close',
    allCalculators: 'All calculators',
    viewAll: 'View All Fee Calculators',
    viewAllOfAnyKind: 'View All Calculators',
    breadcrumb: 'Breadcrumb',
    onThisPage: 'On this page',
    questions: 'Frequently Asked Questions',
    related: 'Related calculators',
    foreignName: ({ name, sign }: ForeignName) => ({
      name,
      note: ` (in\u00a0German${sign ? `, in\u00a0${sign}` : ''})`,
    }),
    divisible: (label: string) => label,
    quickEstimates: 'Quick estimates',
    calculateFees: 'Calculate Fees →',
    advertisement: 'Advertisement',
    rateColumns: { fee: 'Fee', on: 'Charged on', rate: 'Rate', constant: 'Constant', value: 'Value' },
    about: 'About',
    aboutUs: 'About Us',
    contact: 'Contact',
    legal: 'Legal',
    privacy: 'Privacy Policy',
    terms: 'Terms of Service',
    disclaimer: 'Disclaimer',
    connect: 'Connect',
    stayUpdated: 'Rates change: check the company’s list before you rely on a figure.',
    free: 'Free, no registration.',
    notAffiliated: 'Not affiliated with the companies named.',
    sources: {
      title: 'Where the figures come from',
      assumptions: 'These rates are this site’s assumptions. Before you rely on them, see',
      read: (date: string) => `last read ${date}`,
      old: 'more than six months before this page was built',
      choose: 'You can choose that list under “Rates used”.',
    },
  },
  de: {
    skip: 'Zum Inhalt springen',
    calculators: 'Rechner',
    menu: 'Menü',
    close: 'Schließen',
    allCalculators: 'Alle Rechner',
    viewAll: 'Alle Gebührenrechner ansehen',
    viewAllOfAnyKind: 'Alle Rechner ansehen',
    breadcrumb: 'Navigationspfad',
    onThisPage: 'Auf dieser Seite',
    questions: 'Häufige Fragen',
    related: 'Weitere Rechner',
    // A compound of several words is written with hyphens throughout: Cash-App-Gebührenrechner.
    foreignName: ({ short, isAboutFees, sign }: ForeignName) => ({
      name: isAboutFees ? `${short.replaceAll(' ', '-')}-Gebührenrechner` : short,
      note: ` (auf\u00a0Englisch${sign ? `, in\u00a0${sign}` : ''})`,
    }),
    // A phone has no room for them in a table, and not every browser knows where they may be divided.
    divisible: (label: string) => label.replace(/(?<=\p{L}{4}s)(?=gebühr|umrechnung)/gu, '\u00ad'),
    quickEstimates: 'Schnelle Schätzungen',
    calculateFees: 'Gebühren berechnen →',
    advertisement: 'Anzeige',
    rateColumns: { fee: 'Gebühr', on: 'Gilt für', rate: 'Satz', constant: 'Größe', value: 'Wert' },
    about: 'Über uns (englisch)',
    aboutUs: 'Über diese Website',
    contact: 'Kontakt',
    legal: 'Rechtliches (englisch)',
    privacy: 'Datenschutz',
    // A soft hyphen: wider than a column of the footer on a phone.
    terms: 'Nutzungs\u00adbedingungen',
    disclaimer: 'Haftungsausschluss',
    connect: 'Aktuell bleiben',
    stayUpdated:
      'Gebühren ändern sich: Sehen Sie in der Preisliste des Anbieters nach, bevor Sie sich auf einen Betrag verlassen.',
    free: 'Kostenlos, ohne Anmeldung.',
    notAffiliated: 'Nicht mit den genannten Firmen verbunden.',
    sources: {
      title: 'Woher die Zahlen stammen',
      assumptions: 'Die Sätze sind Annahmen dieser Website. Zum Vergleich:',
      read: (date: string) => `zuletzt eingesehen ${date}`,
      old: 'mehr als ein halbes Jahr vor dem Erstellen dieser Seite',
      choose: 'Sätze daraus können Sie unter „Verwendete Sätze“ auswählen.',
    },
  },
} satisfies Record<Language, Record<string, unknown>>

export const CATEGORIES: Record<Language, Record<Category, string>> = {
  en: {
    tickets: 'Tickets',
    auctions: 'Auctions',
    payments: 'Payments',
    marketplaces: 'Marketplaces',
    estates: 'Estates',
    measures: 'Area and volume',
    property: 'Property',
    building: 'Building',
    engineering: 'Engineering',
    laboratory: 'Laboratory',
    health: 'Health',
  },
  de: {
    tickets: 'Tickets',
    auctions: 'Auktionen',
    payments: 'Zahlungen',
    marketplaces: 'Marktplätze',
    estates: 'Nachlass',
    measures: 'Flächen und Volumen',
    property: 'Immobilien',
    building: 'Bauen',
    engineering: 'Technik',
    laboratory: 'Labor',
    health: 'Gesundheit',
  },
}
