import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { KONTINGENTABFRAGE } from '../../texte/verwaltung/kontingente.ts';
import { Geladen } from '../../ui/feedback/geladen.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { SelectField } from '../../ui/fields/select-fields.tsx';
import { Page, PageTitle } from '../../ui/layout/page.tsx';
import { abfrageQuery, matrixQuery, uebersichtQuery } from '../kontingente/queries.ts';
import { usePageHead } from '../portal/page-head.ts';
import { Ladefehler } from '../seite/ladefehler.tsx';
import { Antwort } from './antwort.tsx';

const TEXT = KONTINGENTABFRAGE;

/** The inquiry of the cycle as an Einsatzstelle answers it. */
export function KontingentabfragePage({ stelleID }: { stelleID: string | undefined }) {
	const navigate = useNavigate();
	usePageHead({ title: TEXT.titel });
	const { data: uebersicht } = useQuery(uebersichtQuery);
	const query = useQuery(matrixQuery({}));
	const eigene = (query.data?.data ?? []).filter((s) => s.abfrage !== null);
	const stelle = eigene.find((s) => s.id === stelleID) ?? eigene[0];
	const istAus = uebersicht !== undefined && uebersicht.kontingentMode !== 'KONTINGENTABFRAGE';
	return (
		<Page>
			<PageTitle title={TEXT.titel} note={stelle?.bezeichnung} />
			<Geladen query={query} lines={5} failed={Ladefehler}>
				{() => !istAus && !stelle && <EmptyState text={TEXT.keine} />}
			</Geladen>
			{istAus && <EmptyState title={TEXT.keineAbfrage} text={TEXT.ausgeschaltet} />}
			{!istAus && eigene.length > 1 && stelle && (
				<SelectField
					label={TEXT.stelle}
					w={320}
					allowDeselect={false}
					data={eigene.map((s) => ({ value: s.id, label: s.bezeichnung }))}
					value={stelle.id}
					onChange={(id) => navigate({ to: '/admin/kontingentabfrage', search: { stelle: id ?? undefined } })}
				/>
			)}
			{!istAus && stelle && <Abfrage key={stelle.id} stelleID={stelle.id} />}
		</Page>
	);
}

function Abfrage({ stelleID }: { stelleID: string }) {
	const query = useQuery(abfrageQuery(stelleID));
	return (
		<Geladen query={query} lines={5}>
			{(abfrage) => <Antwort abfrage={abfrage} />}
		</Geladen>
	);
}
