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

/** One property a line: its name, then what may stand in it. */
const liste = (text: string): Record<string, readonly string[]> =>
	Object.fromEntries(
		text
			.trim()
			.split('\n')
			.map((zeile) => zeile.trim().split(' '))
			.map(([name = '', ...werte]) => [name, werte]),
	);

const THING = liste(`
	additionalType Text URL
	alternateName Text
	description Text TextObject
	disambiguatingDescription Text
	identifier PropertyValue Text URL
	image ImageObject URL
	mainEntityOfPage CreativeWork URL
	name Text
	potentialAction Action
	sameAs URL
	subjectOf CreativeWork Event
	url URL`);

const JOB_POSTING = liste(`
	applicantLocationRequirements AdministrativeArea
	applicationContact ContactPoint
	baseSalary MonetaryAmount Number PriceSpecification
	datePosted Date DateTime
	directApply Boolean
	educationRequirements EducationalOccupationalCredential Text
	eligibilityToWorkRequirement Text
	employerOverview Text
	employmentType Text
	employmentUnit Organization
	estimatedSalary MonetaryAmount MonetaryAmountDistribution Number
	experienceInPlaceOfEducation Boolean
	experienceRequirements OccupationalExperienceRequirements Text
	hiringOrganization Organization Person
	incentiveCompensation Text
	industry DefinedTerm Text
	jobBenefits Text
	jobDuration Duration QuantitativeValue
	jobImmediateStart Boolean
	jobLocation Place
	jobLocationType Text
	jobStartDate Date Text
	occupationalCategory CategoryCode Text
	physicalRequirement DefinedTerm Text URL
	qualifications EducationalOccupationalCredential Text
	relevantOccupation Occupation
	responsibilities Text
	salaryCurrency Text
	securityClearanceRequirement Text URL
	sensoryRequirement DefinedTerm Text URL
	skills DefinedTerm Text
	specialCommitments Text
	title Text
	totalJobOpenings Integer
	validThrough Date DateTime
	workHours Text`);

const typ = (text: string, pflicht: readonly string[]): Typ => ({
	eigenschaften: { ...THING, ...liste(text) },
	pflicht,
});

export const TYPEN: Readonly<Record<string, Typ>> = {
	JobPosting: {
		eigenschaften: { ...THING, ...JOB_POSTING },
		pflicht: [
			...['datePosted', 'description', 'hiringOrganization', 'jobLocation', 'title', 'validThrough', 'employmentType'],
		],
	},
	PropertyValue: typ('value Text Number Boolean\npropertyID Text URL', ['name', 'value']),
	Organization: typ('legalName Text\nlogo ImageObject URL\naddress PostalAddress Text', ['name']),
	Place: typ('address PostalAddress Text\ngeo GeoCoordinates GeoShape', ['address']),
	PostalAddress: typ(
		`addressCountry Country Text
		addressLocality Text
		addressRegion Text
		postOfficeBoxNumber Text
		postalCode Text
		streetAddress Text`,
		['addressCountry', 'addressLocality', 'postalCode'],
	),
	GeoCoordinates: typ('latitude Number Text\nlongitude Number Text\nelevation Number Text', ['latitude', 'longitude']),
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
