import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { KONTINGENTABFRAGE } from '../../texte/kontingente.ts';
import { Page, PageTitle } from '../../ui/page.tsx';
import { SelectField } from '../../ui/select-fields.tsx';
import { EmptyState, ErrorBox, SkeletonLines } from '../../ui/states.tsx';
import { abfrageQuery, matrixQuery, uebersichtQuery } from '../kontingente/queries.ts';
import { Ladefehler } from '../shell/ladefehler.tsx';
import { usePageHead } from '../shell/page-head.ts';
import { Antwort } from './antwort.tsx';

const TEXT = KONTINGENTABFRAGE;

/** The inquiry of the cycle as an Einsatzstelle answers it. */
export function KontingentabfragePage({ stelleID }: { stelleID: string | undefined }) {
	const navigate = useNavigate();
	usePageHead({ title: TEXT.titel });
	const { data: uebersicht } = useQuery(uebersichtQuery);
	const { data: matrix, error, isError, refetch } = useQuery(matrixQuery({}));
	const eigene = (matrix?.data ?? []).filter((s) => s.abfrage !== null);
	const stelle = eigene.find((s) => s.id === stelleID) ?? eigene[0];
	const istAus = uebersicht !== undefined && uebersicht.kontingentMode !== 'KONTINGENTABFRAGE';
	return (
		<Page>
			<PageTitle title={TEXT.titel} note={stelle?.bezeichnung} />
			{isError && <Ladefehler error={error} onRetry={() => void refetch()} />}
			{!matrix && !isError && <SkeletonLines lines={5} />}
			{istAus && <EmptyState title={TEXT.keineAbfrage} text={TEXT.ausgeschaltet} />}
			{matrix && !istAus && !stelle && <EmptyState text={TEXT.keine} />}
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
	const { data, isError, refetch } = useQuery(abfrageQuery(stelleID));
	if (isError) return <ErrorBox onRetry={() => void refetch()} />;
	return data ? <Antwort abfrage={data} /> : <SkeletonLines lines={5} />;
}
