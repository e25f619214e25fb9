import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { istUngueltigerLink } from '../../client/api-fehler.ts';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { SSO } from '../../texte/verwaltung/sso.ts';
import { KONTO } from '../../texte/zugang/konto.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState, ErrorBox, SkeletonLines } from '../../ui/feedback/states.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { Page, PageTitle } from '../../ui/layout/page.tsx';
import { usePageHead } from '../portal/page-head.ts';
import css from '../sso/beitritt.module.css';
import { ssoKontoQuery, ssoQuery } from '../sso/queries.ts';
import { kontoQuery } from './queries.ts';

const { verbinden: T, beitritt, konto: K } = SSO;
const CRUMBS = [{ label: KONTO.einstellungen }];

/** Back from the provider with a session of one's own: only a click links the two. */
export function VerbindenPage({ code }: { code: string }) {
	const navigate = useNavigate();
	const { data: konto } = useQuery(kontoQuery);
	const { data: sso } = useQuery(ssoQuery);
	usePageHead({ title: T.titel, crumbs: CRUMBS });
	const verbinden = useCommand({
		run: (_: undefined, idempotencyKey) =>
			call('POST /v1/integrations/single-sign-on/connect-account', { body: { code }, idempotencyKey }),
		invalidates: [ssoKontoQuery.queryKey],
		onDone: () => {
			toast.success(K.istVerbunden);
			void navigate({ to: '/admin/einstellungen/konto', replace: true });
		},
	});
	const { error } = verbinden;
	return (
		<Page>
			<PageTitle title={T.titel} />
			{istUngueltigerLink(error) || code === '' ? (
				<Ungueltig />
			) : (
				<div className={css.konto}>
					{error && <ErrorBox text={error.message} />}
					{konto && sso ? <p className={css.text}>{T.text(konto.email, sso.label)}</p> : <SkeletonLines lines={1} />}
					<Button
						variant="primary"
						disabled={!konto}
						loading={verbinden.isRunning}
						onClick={() => verbinden.execute(undefined)}
					>
						{T.verbinden}
					</Button>
				</div>
			)}
		</Page>
	);
}

function Ungueltig() {
	return (
		<EmptyState
			title={beitritt.ungueltig}
			text={T.ungueltigText}
			action={<LinkButton to="/admin/einstellungen/konto">{T.zumKonto}</LinkButton>}
		/>
	);
}
