/**
 * The part of schema.org's vocabulary that a JobPosting reaches, transcribed from https://schema.org/JobPosting and the
 * types it leads to: which properties a type really has, its own and those of Thing, and what may stand in them. Names that
 * schema.org calls superseded are left out on purpose.
 */
type Wert = 'Text' | 'URL' | 'Date' | 'Number' | 'Integer' | 'Boolean';
export interface Typ {
	readonly eigenschaften: Readonly<Record<string, readonly (Wert | string)[]>>;
	/** Without these search engines take none (https://developers.google.com/search/docs/appearance/structured-data/job-posting). */
	readonly pflicht: readonly string[];
}

const THING = {
	...{ additionalType: ['Text', 'URL'], alternateName: ['Text'], description: ['Text', 'TextObject'] },
	...{
		disambiguatingDescription: ['Text'],
		identifier: ['PropertyValue', 'Text', 'URL'],
		image: ['ImageObject', 'URL'],
	},
	...{ mainEntityOfPage: ['CreativeWork', 'URL'], name: ['Text'], potentialAction: ['Action'], sameAs: ['URL'] },
	...{ subjectOf: ['CreativeWork', 'Event'], url: ['URL'] },
} as const;

export const TYPEN: Readonly<Record<string, Typ>> = {
	JobPosting: {
		eigenschaften: {
			...THING,
			...{ applicantLocationRequirements: ['AdministrativeArea'], applicationContact: ['ContactPoint'] },
			...{ baseSalary: ['MonetaryAmount', 'Number', 'PriceSpecification'], datePosted: ['Date', 'DateTime'] },
			...{ directApply: ['Boolean'], educationRequirements: ['EducationalOccupationalCredential', 'Text'] },
			...{ eligibilityToWorkRequirement: ['Text'], employerOverview: ['Text'], employmentType: ['Text'] },
			...{ employmentUnit: ['Organization'], estimatedSalary: ['MonetaryAmount', 'Number'] },
			...{
				experienceInPlaceOfEducation: ['Boolean'],
				experienceRequirements: ['OccupationalExperienceRequirements', 'Text'],
			},
			...{ hiringOrganization: ['Organization', 'Person'], incentiveCompensation: ['Text'] },
			...{
				industry: ['DefinedTerm', 'Text'],
				jobBenefits: ['Text'],
				jobDuration: ['Duration', 'QuantitativeValue'],
				jobImmediateStart: ['Boolean'],
			},
			...{ jobLocation: ['Place'], jobLocationType: ['Text'], jobStartDate: ['Date', 'Text'] },
			...{ occupationalCategory: ['CategoryCode', 'Text'], physicalRequirement: ['DefinedTerm', 'Text', 'URL'] },
			...{ qualifications: ['EducationalOccupationalCredential', 'Text'], relevantOccupation: ['Occupation'] },
			...{ responsibilities: ['Text'], salaryCurrency: ['Text'], securityClearanceRequirement: ['Text', 'URL'] },
			...{ sensoryRequirement: ['DefinedTerm', 'Text', 'URL'], skills: ['DefinedTerm', 'Text'] },
			...{ specialCommitments: ['Text'], title: ['Text'], totalJobOpenings: ['Integer'] },
			...{ validThrough: ['Date', 'DateTime'], workHours: ['Text'] },
		},
		pflicht: [
			'datePosted',
			'description',
			'hiringOrganization',
			'jobLocation',
			'title',
			'validThrough',
			'employmentType',
		],
	},
	PropertyValue: {
		eigenschaften: { ...THING, value: ['Text', 'Number', 'Boolean'], propertyID: ['Text', 'URL'] },
		pflicht: ['name', 'value'],
	},
	Organization: {
		eigenschaften: { ...THING, legalName: ['Text'], logo: ['ImageObject', 'URL'], address: ['PostalAddress', 'Text'] },
		pflicht: ['name'],
	},
	Place: {
		eigenschaften: { ...THING, address: ['PostalAddress', 'Text'], geo: ['GeoCoordinates', 'GeoShape'] },
		pflicht: ['address'],
	},
	PostalAddress: {
		eigenschaften: {
			...THING,
			...{ addressCountry: ['Country', 'Text'], addressLocality: ['Text'], addressRegion: ['Text'] },
			...{ postOfficeBoxNumber: ['Text'], postalCode: ['Text'], streetAddress: ['Text'] },
		},
		pflicht: ['addressCountry', 'addressLocality', 'postalCode'],
	},
	GeoCoordinates: {
		eigenschaften: {
			...THING,
			latitude: ['Number', 'Text'],
			longitude: ['Number', 'Text'],
			elevation: ['Number', 'Text'],
		},
		pflicht: ['latitude', 'longitude'],
	},
};

/** Google's words for `employmentType`. */
export const EMPLOYMENT_TYPES = [
	'FULL_TIME',
	'PART_TIME',
	'CONTRACTOR',
	'TEMPORARY',
	'INTERN',
	'VOLUNTEER',
	'PER_DIEM',
	'OTHER',
];

const passt: Readonly<Record<Wert, (wert: unknown) => boolean>> = {
	Text: (wert) => typeof wert === 'string' && wert !== '',
	URL: (wert) => typeof wert === 'string' && URL.canParse(wert),
	Date: (wert) => typeof wert === 'string' && /^\d{4}-\d\d-\d\d$/.test(wert) && !Number.isNaN(Date.parse(wert)),
	Number: (wert) => typeof wert === 'number' && Number.isFinite(wert),
	Integer: (wert) => Number.isInteger(wert),
	Boolean: (wert) => typeof wert === 'boolean',
};

/** What of it isn't schema.org's: unknown types and properties, values of another kind, what is missing. */
export function verstoesse(ding: unknown, pfad = ''): readonly string[] {
	if (typeof ding !== 'object' || ding === null) return [`${pfad}: kein Ding`];
	const { '@type': art, '@context': _, ...werte } = ding as Readonly<Record<string, unknown>>;
	const typ = TYPEN[String(art)];
	if (!typ) return [`${pfad}: unbekannter Typ ${String(art)}`];
	const fehlend = typ.pflicht.filter((name) => !(name in werte)).map((name) => `${pfad}/${name}: fehlt`);
	const falsch = Object.entries(werte).flatMap(([name, wert]) => {
		const erlaubt = typ.eigenschaften[name];
		if (!erlaubt) return [`${pfad}/${name}: gibt es an ${String(art)} nicht`];
		return [wert].flat().flatMap((einer) => pruefeWert(einer, erlaubt, `${pfad}/${name}`));
	});
	return [...fehlend, ...falsch];
}

function pruefeWert(wert: unknown, erlaubt: readonly string[], pfad: string): readonly string[] {
	if (typeof wert !== 'object' || wert === null)
		return erlaubt.some((art) => passt[art as Wert]?.(wert)) ? [] : [`${pfad}: ${JSON.stringify(wert)} passt nicht`];
	const art = String((wert as { '@type'?: unknown })['@type']);
	return erlaubt.includes(art) ? verstoesse(wert, pfad) : [`${pfad}: ${art} passt nicht`];
}
