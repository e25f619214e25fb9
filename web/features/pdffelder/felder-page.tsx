import { Box } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { MENUE } from '../../texte/menue.ts';
import { DOKUMENTENCENTER } from '../../texte/verwaltung/dokumentencenter.ts';
import { PDFFELDER as T } from '../../texte/verwaltung/pdffelder.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { specQuery } from '../dokumentencenter/queries.ts';
import { type Crumb, usePageHead } from '../portal/page-head.ts';
import { Werkbank } from './werkbank.tsx';

/** What goes into the fields of a PDF form, whatever they are called. */
export function FelderPage({ id }: { id: string }) {
	const { data: spec } = useSuspenseQuery(specQuery(id));
	const crumbs: Crumb[] = [
		{ label: MENUE.gruppen.dokumente },
		{ label: DOKUMENTENCENTER.titel, link: { to: '/admin/dokumentencenter' } },
		{ label: spec.bezeichnung, link: { to: '/admin/dokumentencenter/$id', params: { id } } },
	];
	usePageHead({ title: T.titel, crumbs });
	if (spec.vorlageUploadID !== null)
		return <Werkbank key={spec.vorlageUploadID} spec={spec} uploadID={spec.vorlageUploadID} />;
	return (
		<Box p={24}>
			<h1>{spec.bezeichnung}</h1>
			<EmptyState
				title={T.ohnePdf}
				text={T.ohnePdfText}
				action={
					<LinkButton to="/admin/dokumentencenter/$id" params={{ id }}>
						{T.zurVorlage}
					</LinkButton>
				}
			/>
		</Box>
	);
}
