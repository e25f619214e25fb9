import { useQueries } from '@tanstack/react-query';
import { ZIELSTATUS } from '#domain/feldabfrage/zielstatus.ts';
import { ABFRAGE } from '../../texte/feldabfragen.ts';
import { Section } from '../../ui/page.tsx';
import { AbfrageFormular } from '../akte/abfrage/abfrage-formular.tsx';
import { abfrageQuery } from '../akte/abfrage/queries.ts';
import { useAkte } from '../akte/akte-kontext.tsx';

/** Whoever applies can be asked to negotiate before anybody has contacted him. */
const naechste = (status: number) => ZIELSTATUS.filter((ziel) => ziel > status).slice(0, status < 2100 ? 2 : 1);

/** What the volunteer is asked for next, as far as he can fill it in himself. */
export function BitteErgaenzen() {
	const { freiwilliger } = useAkte();
	const ziele = naechste(freiwilliger.status);
	const offen = useQueries({
		queries: ziele.map((ziel) => abfrageQuery(freiwilliger.id, ziel, null)),
		combine: (antworten) =>
			antworten.flatMap(({ data }, nr) => {
				const felder = data?.felder.filter((f) => f.isBearbeitbar) ?? [];
				return felder.some((f) => !f.isAusgefuellt) ? [{ zielStatus: ziele[nr] ?? 0, felder }] : [];
			}),
	});
	const [erste] = offen;
	if (!erste) return null;
	return (
		<Section title={ABFRAGE.titel} ruled>
			<AbfrageFormular key={erste.zielStatus} {...erste} wunschID={null} einleitung={ABFRAGE.fuerMich} />
		</Section>
	);
}
