import { alsSatz } from '#domain/format/text.ts';
import { tagInBerlin } from '../datum.ts';
import type { PlatzNachAussen } from './nach-aussen.ts';

/** A page's description for search engines, in the vocabulary of schema.org (JobPosting). */
export interface Stellenanzeige {
	readonly '@context': 'https://schema.org';
	readonly '@type': 'JobPosting';
	readonly [eigenschaft: string]: unknown;
}

const ohneLeere = (werte: Readonly<Record<string, unknown>>): Record<string, unknown> =>
	Object.fromEntries(
		Object.entries(werte).filter(
			([, wert]) => wert !== null && wert !== undefined && wert !== '' && !(Array.isArray(wert) && wert.length === 0),
		),
	);

/** Of a place one can apply for; its start is left out once it has passed. */
export function stellenanzeige(platz: PlatzNachAussen, { heute }: { readonly heute: string }): Stellenanzeige {
	const strasse = [platz.strasse, platz.hausnummer].filter(Boolean).join(' ');
	const werte = {
		title: platz.titel,
		// Required: where nothing is said, what the service is at least.
		description: [platz.beschreibung, platz.taetigkeiten].filter(Boolean).join('\n\n') || beschreibung(platz),
		identifier: { '@type': 'PropertyValue', name: platz.traeger, value: platz.id },
		datePosted: tagInBerlin(platz.updatedAt),
		validThrough: platz.validThrough,
		jobStartDate: platz.beginn >= heute ? platz.beginn : null,
		employmentType: 'VOLUNTEER',
		hiringOrganization: { '@type': 'Organization', name: platz.einsatzstelle ?? platz.traeger },
		jobLocation: {
			'@type': 'Place',
			address: {
				'@type': 'PostalAddress',
				...ohneLeere({
					streetAddress: strasse,
					postalCode: platz.plz,
					addressLocality: platz.ort,
					addressCountry: 'DE',
				}),
			},
			...(platz.lat === null || platz.lon === null
				? {}
				: { geo: { '@type': 'GeoCoordinates', latitude: platz.lat, longitude: platz.lon } }),
		},
		industry: platz.taetigkeitsfelder.join(', '),
		workHours: platz.wochenstunden === null ? null : `${platz.wochenstunden.toLocaleString('de')} Stunden in der Woche`,
		jobBenefits: leistungen(platz),
		totalJobOpenings: platz.freiePlaetze,
		image: platz.bilder.map(({ url }) => url),
		url: platz.link,
		directApply: true,
	};
	return { '@context': 'https://schema.org', '@type': 'JobPosting', ...ohneLeere(werte) };
}

const beschreibung = ({ dienstart, ort, traeger }: PlatzNachAussen): string =>
	alsSatz(`${dienstart} in ${ort}, ${traeger}`);

const euro = new Intl.NumberFormat('de', { style: 'currency', currency: 'EUR' });

function leistungen(platz: PlatzNachAussen): string {
	return [
		platz.taschengeld !== null && `Taschengeld ${euro.format(platz.taschengeld)} im Monat`,
		platz.urlaubstage !== null && `${platz.urlaubstage} Urlaubstage`,
		platz.bildungstage !== null && `${platz.bildungstage} Bildungstage`,
		platz.verpflegung && 'Verpflegung',
		platz.unterkunft && 'Unterkunft',
		platz.deutschlandticket && 'Zuschuss zum Deutschlandticket',
	]
		.filter(Boolean)
		.join(', ');
}
