import { VORLAGEN } from '#domain/vorlagen/katalog.ts';
import { mailvorlageStammdatum, vorgabe } from '#domain/vorlagen/stammdatum.ts';
import { projection } from '#projections/engine/projection.ts';

/** Mails as the tenant wrote them; a null text is the portal's own. */
export const mailvorlage = projection({
	table: 'mailvorlage',
	version: 1,
	of: mailvorlageStammdatum.aggregat,
	spalten: {
		key: 'text not null',
		betreff: 'text',
		inhalt: 'text',
		is_aktiv: 'boolean not null',
		zusatz_empfaenger: 'jsonb not null',
		version: 'int not null',
	},
	key: ['key'],
	rows({ id, felder, version }) {
		const vorlage = VORLAGEN.get(id);
		if (!vorlage || version === 0) return [];
		const { betreff, inhalt } = vorgabe(vorlage);
		return [
			{
				key: id,
				// A text that was erased is empty and falls back, too.
				betreff: felder.betreff === '' || felder.betreff === betreff ? null : felder.betreff,
				inhalt: felder.inhalt === '' || felder.inhalt === inhalt ? null : felder.inhalt,
				is_aktiv: felder.isAktiv,
				zusatz_empfaenger: felder.zusatzEmpfaenger,
				version,
			},
		];
	},
});
