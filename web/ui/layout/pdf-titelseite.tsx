import { useState } from 'react';
import { Document, Page } from 'react-pdf';
import { UNTERSCHRIFT } from '../../texte/akte/unterschrift.ts';
import { ErrorBox, SkeletonLines } from '../feedback/states.tsx';
import './pdf-worker.ts';

const TEXT = UNTERSCHRIFT;

interface PdfTitelseiteProps {
	pdf: Blob;
	width: number;
	/** Once it is known how many pages there are. */
	onSeiten: (seiten: number) => void;
}

/** The first page of a document as a picture. Heavy: load it lazily. */
export default function PdfTitelseite({ pdf, width, onSeiten }: PdfTitelseiteProps) {
	const [seiten, setSeiten] = useState(0);
	return (
		<Document
			file={pdf}
			suspense={false}
			loading={<SkeletonLines />}
			error={<ErrorBox text={TEXT.nichtLesbar} />}
			onLoadSuccess={({ numPages }) => {
				setSeiten(numPages);
				onSeiten(numPages);
			}}
		>
			{seiten > 0 && (
				<Page pageNumber={1} width={width} renderAnnotationLayer={false} renderTextLayer={false} loading="" />
			)}
		</Document>
	);
}
