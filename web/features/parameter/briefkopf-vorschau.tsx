import { Title } from '@mantine/core';
import { PARAMETER } from '../../texte/verwaltung/parameter.ts';
import { Papiervorschau } from '../vorlagen/papiervorschau.tsx';
import { useFormularKontext } from './use-formular.ts';
import css from './vorschau.module.css';

const T = PARAMETER.briefkopf;

/** The letterhead as entered, before anything is saved, on a letter of examples. */
export function BriefkopfVorschau() {
	const { values } = useFormularKontext();
	const { mandantBezeichnung, mandantAdresse, mandantApMail, colorPrimary } = values;
	const { papierZusatz, papierKontakt, papierFuss, papierLogoText, isPapierFenster, papierSchrift } = values;
	const briefkopf = {
		...{ mandantBezeichnung, mandantAdresse, mandantApMail, colorPrimary },
		...{ papierZusatz, papierKontakt, papierFuss, papierLogoText, isPapierFenster, papierSchrift },
		// What isn't a number yet is as stored.
		...(values.papierRandOben && { papierRandOben: values.papierRandOben }),
		...(values.papierRandLinks && { papierRandLinks: values.papierRandLinks }),
		...(values.papierRandRechts && { papierRandRechts: values.papierRandRechts }),
	};
	return (
		<aside className={css.spalte} aria-label={T.vorschau}>
			<Title order={2} size="h3">
				{T.vorschau}
			</Title>
			<div className={css.papier}>
				<Papiervorschau wunsch={{ bezeichnung: T.muster, inhalt: T.text, briefkopf }} titel={T.muster} />
			</div>
		</aside>
	);
}
