import { IconPaperclip } from '@tabler/icons-react';
import type { Ausgabestand } from '#domain/akte/dokument/ausgabestand.ts';
import { tagInBerlin } from '#domain/datum.ts';
import { signatursatz } from '#domain/dokumentspec/signaturform.ts';
import { formatDatum, formatDatumUhrzeit } from '#domain/format/datum.ts';
import { formatDateigroesse } from '#domain/format/zahl.ts';
import { DOKUMENT } from '#domain/status/dokument.ts';
import { DOKUMENTE } from '../../../texte/akte/dokumente.ts';
import { Icon } from '../../../ui/icon.tsx';
import { TextButton } from '../../../ui/text-link.tsx';
import css from './dokumente.module.css';
import type { Dokument } from './queries.ts';

const TEXT = DOKUMENTE;

/** Name and size of a file; its name shows it. */
export function Dateizeile({ dokument, onAnsehen }: { dokument: Dokument; onAnsehen: (dokument: Dokument) => void }) {
	const { name, endung, groesse, isGeloescht } = dokument;
	const wie = name ?? TEXT.ohneName;
	if (isGeloescht || endung === null)
		return (
			<span className={css.datei}>
				<Icon of={IconPaperclip} /> {name} ({TEXT.dateiWeg})
			</span>
		);
	return (
		<span className={css.datei}>
			<Icon of={IconPaperclip} />
			<TextButton className={css.dateiname} aria-label={TEXT.ansehen(wie)} onClick={() => onAnsehen(dokument)}>
				{wie}
			</TextButton>
			{groesse !== null && <span className={css.groesse}>{formatDateigroesse(groesse, 1)}</span>}
		</span>
	);
}

/** What else is known of a document: validity, reason, paper, seal. */
export function angaben(dokument: Dokument): readonly string[] {
	const { gueltigBis, grund, isPapier, signaturform, dateisignaturen, original, isBesiegelt, besiegelung } = dokument;
	const wartet = dokument.isAufPapier && dokument.status === DOKUMENT.nr.UnterschriftenSammeln;
	const satz = signatursatz(signaturform);
	return [
		gueltigBis ? TEXT.gueltigBis(formatDatum(gueltigBis)) : '',
		wartet ? TEXT.wartetAufPapier : '',
		satz ? TEXT.form(satz) : isPapier ? TEXT.papier : '',
		...signaturworte(dateisignaturen),
		original ? TEXT.liegtIn(original) : '',
		isBesiegelt ? TEXT.besiegelt : '',
		besiegelung ? stand(besiegelung) : '',
		ungueltigSeit(dokument),
		grund ? TEXT.grund(grund) : '',
	].filter(Boolean);
}

/** Since when a paper that went out counts no more; empty: it counts, or never went out. */
export function ungueltigSeit({ ausgestellt }: Dokument): string {
	const worte = ausgestellt && NICHT_MEHR[ausgestellt.stand];
	return worte && ausgestellt.seit ? worte(formatDatum(tagInBerlin(ausgestellt.seit))) : '';
}

const NICHT_MEHR: Readonly<Partial<Record<Ausgabestand, (tag: string) => string>>> = {
	ERSETZT: TEXT.ersetzt,
	ZURUECKGEZOGEN: TEXT.zurueckgezogen,
	ABGELAUFEN: TEXT.giltNichtMehr,
};

/** Who signed a file elsewhere, and what nobody has checked of it. */
export const signaturworte = (signaturen: Dokument['dateisignaturen']): readonly string[] =>
	signaturen.length === 0
		? []
		: [
				...signaturen.map(({ name, aussteller, zeit }) =>
					TEXT.dateisignatur(name, aussteller, zeit && formatDatumUhrzeit(zeit)),
				),
				TEXT.vertrauenOffen,
			];

const stand = ({ fehler }: NonNullable<Dokument['besiegelung']>): string =>
	fehler === null ? TEXT.wirdBesiegelt : TEXT.nichtBesiegelt(fehler);

/** Who checked it or handed it in last, and when. */
export function zuletzt({ geprueftAm, geprueftVon, statusSeit }: Dokument): string {
	if (!geprueftAm) return TEXT.seit(formatDatum(tagInBerlin(statusSeit)));
	return TEXT.pruefer(geprueftVon?.name ?? TEXT.portal, formatDatum(tagInBerlin(geprueftAm)));
}
